import type { MarkdownNode, TextFinding } from '@site/content-check'
import { found } from '../../../lib/content/sentences'
import { type Block, listFinding } from '../block'

const checkSteps = ({ children = [] }: MarkdownNode): TextFinding[] =>
  children
    .filter(({ type, ordered }) => type !== 'list' || ordered !== true)
    .slice(0, 1)
    .map((child) => listFinding(child, found('steps/list'), '1. '))

export const steps: Block = {
  attributes: {},
  children: true,
  example: '<Steps>',
  check: checkSteps,
  hint: 'One line for each step, such as “1. Count the stock”',
  usages: [['<Steps> numbered list </Steps>', 'a numbered list whose steps are set apart']],
  toMarkdown: (_, text) => text.trim(),
}
