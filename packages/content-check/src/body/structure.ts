import type { EntryBody } from '../entry'
import { brokenEnd, brokenEndMessage } from '../fields/texts'
import { asWarning, type TextProblem } from '../problem'
import { count } from '../words'
import { type MarkdownNode, nodesOf, startOf, textOf } from './nodes'

const columnOf = ({ position }: MarkdownNode): number => position?.start.column ?? 1

/** Rows of a table with other numbers of cells than its first one: the site leaves out those that are too many. */
const rowProblems = (rows: readonly MarkdownNode[]): TextProblem[] => {
  const wanted = rows[0]?.children?.length ?? 0
  return rows.flatMap((row): TextProblem[] => {
    const cells = row.children?.length ?? 0
    const message = `the row has ${count(cells, 'cell')} where the table has ${wanted}, and the site shows no others; write as many in each row, or \\| for the sign itself`
    const found: TextProblem = { index: startOf(row), message }
    if (cells === wanted) return []
    return [cells < wanted ? asWarning(found) : found]
  })
}

/** Items that are meant to be below the one above them but stand too far left for it, so that the site shows one flat list. */
const itemProblems = (list: MarkdownNode, above: MarkdownNode | undefined): TextProblem[] => {
  const [first, ...others] = list.children ?? []
  const misplaced = others.find((item) => first && columnOf(item) > columnOf(first))
  const parent = misplaced ? first : above?.type === 'list' ? above.children?.at(-1) : undefined
  const item = misplaced ?? first
  if (!parent || !item || columnOf(item) <= columnOf(parent)) return []
  const spaces = count(columnOf(item) - columnOf(parent), 'space')
  const wanted = (parent.children?.[0]?.position?.start.column ?? 3) - columnOf(parent)
  const message = `${spaces} before an item does not put it below the one above; write ${wanted} for that, or none for an item beside it`
  return [{ index: startOf(item), message }]
}

/** Where a text stops without the end of a sentence. */
const endProblems = ({ tree, isDraft }: EntryBody): TextProblem[] => {
  const last = tree.children?.at(-1)
  const isProse = last?.type === 'paragraph' && last.children?.at(-1)?.type !== 'image'
  const words = isProse && !isDraft ? brokenEnd(textOf(last)) : undefined
  return last && words ? [{ index: startOf(last), message: brokenEndMessage(words), severity: 'warning' }] : []
}

/** Reports tables and lists of which the site shows less than what is written, and texts that break off. */
export const checkStructure = (body: EntryBody): TextProblem[] => {
  const inNodes = nodesOf(body.tree).flatMap(({ children = [], ...node }) => [
    ...(node.type === 'table' ? rowProblems(children) : []),
    ...children.flatMap((child, index) => (child.type === 'list' ? itemProblems(child, children[index - 1]) : [])),
  ])
  return [...inNodes, ...endProblems(body)]
}
