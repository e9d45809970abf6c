import { type Block, quoted } from '../block'

export const pullQuote: Block = {
  attributes: {},
  children: true,
  example: '<PullQuote>',
  usages: [
    [
      '<PullQuote> text </PullQuote>',
      'what the paragraph above comes down to, in a sentence set large, which print leaves out',
    ],
  ],
  toMarkdown: (_, text) => quoted(text),
  isInMargin: true,
}
