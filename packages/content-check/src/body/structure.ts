import type { EntryBody } from '../entry'
import { brokenEnd, brokenEndMessage } from '../fields/texts'
import { asWarning, pieceProblem, type TextProblem, writing } from '../problem'
import { count, quote } from '../words'
import { endOf, type MarkdownNode, nodesOf, startOf, textOf } from './nodes'

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

/** A list that is meant to go on with the one above it: another sign before its items makes a list of its own of it. */
const signProblems = (list: MarkdownNode, above: MarkdownNode, text: string): TextProblem[] => {
  const signOf = (node: MarkdownNode): string => /^\d*[-*+.)]/.exec(text.slice(startOf(node)))?.[0] ?? ''
  const sign = signOf(list)
  const isApart = /\n[ \t]*\n/.test(text.slice(endOf(above), startOf(list))) && /^(?:\D|1\D)/.test(sign)
  if (isApart || above.ordered !== list.ordered || columnOf(above) !== columnOf(list)) return []
  const meant = sign.slice(0, -1) + signOf(above).slice(-1)
  const wrong = `${quote(sign)} starts another list, since the items above have another sign`
  return [pieceProblem(startOf(list), sign, { ...writing(wrong, meant, quote(meant)), severity: 'warning' })]
}

/** What a line goes on with that has no empty line above it. */
const containers: Readonly<Record<string, string>> = {
  listItem: 'item',
  blockquote: 'quote',
  footnoteDefinition: 'footnote',
}

/** Lines that begin as a paragraph of their own, but belong to the item, quote, or footnote above them. */
const joinedProblems = (container: MarkdownNode, text: string): TextProblem[] => {
  const name = containers[container.type]
  const message = `this line goes on with the ${name} above it; put an empty line between them, or spaces before it if that is meant`
  return (container.children ?? []).flatMap((child) => {
    if (!name || child.type !== 'paragraph') return []
    const least = name === 'item' ? columnOf(child) - 1 : columnOf(container)
    const lines = text.slice(startOf(child), endOf(child)).matchAll(/\n([ \t>]*)(?=[*_[("“]*\p{Lu})/gu)
    return Array.from(lines).flatMap(({ 0: found, 1: indent = '', index }): TextProblem[] => {
      if (name === 'quote' ? indent.includes('>') : indent.length >= least) return []
      const start = startOf(child) + index
      return [{ index: start + found.length, message, edit: { start, end: start, put: '\n' }, severity: 'warning' }]
    })
  })
}

const looks: Readonly<Record<string, string>> = { emphasis: 'slanted', strong: 'bold', delete: 'crossed-out' }

/** A part of a word or of a number that is printed in another type, without the signs around it. */
const emphasisProblems = (node: MarkdownNode, text: string): TextProblem[] => {
  const [start, end, look] = [startOf(node), endOf(node), looks[node.type]]
  const raw = text.slice(start, end)
  const around = text.slice(start - 1, start) + text.slice(end, end + 1)
  if (!look || !/^[\p{LC}\p{N}]|[\p{LC}\p{N}]$|^\)\($/u.test(around)) return []
  const isProduct = /^\*[^*]/.test(raw) && /^\d\d$/.test(around)
  const help = isProduct ? '× or \\*' : `\\${raw[0]} for the sign itself, or put the signs around the whole word`
  const wrong = `the site prints ${quote(raw)} as ${look} text, without the signs`
  return [pieceProblem(start, raw, writing(wrong, isProduct ? `×${raw.slice(1, -1)}×` : undefined, help))]
}

const nameOf = ({ type, identifier = '' }: MarkdownNode): string =>
  `${type.startsWith('footnote') ? '^' : ''}${identifier}`

/** Footnotes and addresses that stand apart from the text, and that nothing refers to: the site leaves them out, with what belongs to them. */
const unusedProblems = (nodes: readonly MarkdownNode[]): TextProblem[] => {
  const definitions = nodes.filter(({ type }) => /definition$/i.test(type))
  const within = new Set(definitions.flatMap(nodesOf))
  const namesIn = (some: readonly MarkdownNode[]) => some.filter(({ type }) => /Reference$/.test(type)).map(nameOf)
  // What is added while a set is gone through is gone through as well.
  const used = new Set(namesIn(nodes.filter((node) => !within.has(node))))
  for (const name of used)
    for (const note of definitions)
      if (nameOf(note) === name) for (const other of namesIn(nodesOf(note))) used.add(other)
  return definitions.flatMap((node, index): TextProblem[] => {
    const name = nameOf(node)
    const isSecond = definitions.findIndex((other) => nameOf(other) === name) < index
    if (used.has(name) && !isSecond) return []
    const why = isSecond ? 'is there already above' : 'is named nowhere in the text'
    const help = isSecond ? 'give it another name' : `write [${name}] where it belongs`
    return [{ index: startOf(node), message: `[${name}] ${why}, so the site leaves this out; ${help}, or remove it` }]
  })
}

/** Where a text stops without the end of a sentence. */
const endProblems = ({ tree, isDraft }: EntryBody): TextProblem[] => {
  const last = tree.children?.at(-1)
  const isProse = last?.type === 'paragraph' && last.children?.at(-1)?.type !== 'image'
  const words = isProse && !isDraft ? brokenEnd(textOf(last)) : undefined
  return last && words ? [{ index: startOf(last), message: brokenEndMessage(words), severity: 'warning' }] : []
}

/** Reports tables, lists, notes, and signs of which the site shows less than what is written, and texts that break off. */
export const checkStructure = (body: EntryBody): TextProblem[] => {
  const { tree, text } = body
  const nodes = nodesOf(tree)
  const inNodes = nodes.flatMap((node) => [
    ...(node.type === 'table' ? rowProblems(node.children ?? []) : []),
    ...emphasisProblems(node, text),
    ...joinedProblems(node, text),
    ...(node.children ?? []).flatMap((child, index, all) => {
      const above = all[index - 1]
      if (child.type !== 'list') return []
      return [...itemProblems(child, above), ...(above?.type === 'list' ? signProblems(child, above, text) : [])]
    }),
  ])
  return [...inNodes, ...unusedProblems(nodes), ...endProblems(body)]
}
