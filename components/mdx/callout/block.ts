import { type Block, quoted } from '../block'

export const callout: Block = {
  attributes: { title: true },
  children: true,
  example: '<Callout title="A short title">',
  usages: [['<Callout title="…"> text </Callout>', 'a note beside the text']],
  toMarkdown: ({ title }, text) => quoted(`**${title}**\n\n${text.trim()}`),
  isInMargin: true,
}
