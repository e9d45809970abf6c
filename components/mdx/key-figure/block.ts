import type { Block } from '../block'

export const keyFigure: Block = {
  attributes: { value: true, label: true },
  children: false,
  example: '<KeyFigure value="10 hours" label="saved a week" />',
  usages: [['<KeyFigure value="…" label="…" />', 'one number with what it counts']],
  toMarkdown: ({ value, label }) => `**${value}** ${label}`,
  isInMargin: true,
}
