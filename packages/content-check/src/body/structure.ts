import GithubSlugger from 'github-slugger'
import type { EntryBody } from '../entry'
import { pieceFinding, type TextFinding } from '../finding'
import { found } from '../sentences'
import { brokenEnd } from '../texts'
import { count } from '../words'
import { parse } from './markdown'
import { type BodyHeading, endOf, type MarkdownNode, nodesOf, startOf, textOf, withoutCode } from './nodes'

const columnOf = ({ position }: MarkdownNode): number => position?.start.column ?? 1

/** Rows of a table with other numbers of cells than its first one: the site leaves out those that are too many. */
const rowFindings = (rows: readonly MarkdownNode[]): TextFinding[] => {
  const wanted = rows[0]?.children?.length ?? 0
  return rows.flatMap((row): TextFinding[] => {
    const cells = row.children?.length ?? 0
    if (cells === wanted) return []
    const id = cells < wanted ? 'mark/few-cells' : 'mark/many-cells'
    return [{ ...found(id, { cells: count(cells, 'cell'), wanted }), index: startOf(row) }]
  })
}

/** Items that are meant to be below the one above them but stand too far left for it, so that the site shows one flat list. */
const itemFindings = (list: MarkdownNode, above: MarkdownNode | undefined): TextFinding[] => {
  const [first, ...others] = list.children ?? []
  const misplaced = others.find((item) => first && columnOf(item) > columnOf(first))
  const parent = misplaced ? first : above?.type === 'list' ? above.children?.at(-1) : undefined
  const item = misplaced ?? first
  if (!parent || !item || columnOf(item) <= columnOf(parent)) return []
  const spaces = count(columnOf(item) - columnOf(parent), 'space')
  const wanted = (parent.children?.[0]?.position?.start.column ?? 3) - columnOf(parent)
  return [{ ...found('mark/item-indentation', { spaces, wanted }), index: startOf(item) }]
}

/** A list that is meant to go on with the one above it: another sign before its items makes a list of its own of it. */
const signFindings = (list: MarkdownNode, above: MarkdownNode, text: string): TextFinding[] => {
  const signOf = (node: MarkdownNode): string => /^\d*[-*+.)]/.exec(text.slice(startOf(node)))?.[0] ?? ''
  const sign = signOf(list)
  const isApart = /\n[ \t]*\n/.test(text.slice(endOf(above), startOf(list))) && /^(?:\D|1\D)/.test(sign)
  if (isApart || above.ordered !== list.ordered || columnOf(above) !== columnOf(list)) return []
  const meant = sign.slice(0, -1) + signOf(above).slice(-1)
  return [pieceFinding(startOf(list), sign, found('mark/other-list', { sign, meant }, { replacement: meant }))]
}

/** A list whose number is none of an item: a paragraph that begins with a year. */
const yearFindings = (list: MarkdownNode, text: string): TextFinding[] => {
  const [sign = '', number = '', end] = /^(\d{3,})([.)])/.exec(text.slice(startOf(list), startOf(list) + 12)) ?? []
  const meant = `${number}\\${end}`
  return sign ? [pieceFinding(startOf(list), sign, found('mark/year', { sign, meant }, { replacement: meant }))] : []
}

/** Lines that begin as a paragraph of their own, but belong to the item, quote, or footnote above them. */
const joinedFindings = (container: MarkdownNode, text: string): TextFinding[] => {
  const name = { listItem: 'item', blockquote: 'quote', footnoteDefinition: 'footnote' }[container.type]
  return (container.children ?? []).flatMap((child) => {
    if (!name || child.type !== 'paragraph') return []
    const least = name === 'item' ? columnOf(child) - 1 : columnOf(container)
    const lines = text.slice(startOf(child), endOf(child)).matchAll(/\n([ \t>]*)(?=[*_[("“]*\p{Lu})/gu)
    return Array.from(lines).flatMap(({ 0: piece, 1: indent = '', index }): TextFinding[] => {
      if (name === 'quote' ? indent.includes('>') : indent.length >= least) return []
      const start = startOf(child) + index
      const joined = found('mark/joined', { container: name }, { replacement: '\n' })
      return [{ ...pieceFinding(start, '', joined), index: start + piece.length }]
    })
  })
}

/** Letters and digits at the end and at the start of a text, or a bracket. */
const [lastWord, firstWord] = [/[\p{LC}\p{N}]+$|\)$/u, /^[\p{LC}\p{N}]+|^\(/u]

/** A part of a word or of a number that is printed in another type, without the signs around it: a mistake where a digit, or a letter that stands alone, touches them. */
const emphasisFindings = (node: MarkdownNode, text: string): TextFinding[] => {
  const look = { emphasis: 'slanted', strong: 'bold', delete: 'crossed-out' }[node.type]
  const [start, end] = [startOf(node), endOf(node)]
  const raw = text.slice(start, end)
  const inner = raw.replace(/^[*_~]+|[*_~]+$/g, '')
  const [before = ''] = lastWord.exec(text.slice(Math.max(0, start - 40), start)) ?? []
  const [after = ''] = firstWord.exec(text.slice(end, end + 40)) ?? []
  const isBracketed = before + after === ')('
  if (!look || !(isBracketed || /[^()]/.test(before + after))) return []
  // The letters of an acronym begin words.
  if (before === '' && /^\p{Lu}+$/u.test(inner) && /^\p{Ll}{2}/u.test(after)) return []
  const isProduct = /^\*[^*]/.test(raw) && /\d$/.test(before) && /^\d/.test(after)
  const isAlone = (word: string) => /^\p{LC}$/u.test(word)
  const hasDigit = [before.slice(-1), after.slice(0, 1), inner.slice(0, 1), inner.slice(-1)].some((sign) =>
    /\p{N}/u.test(sign),
  )
  const isCalculation = isBracketed || hasDigit || isAlone(before) || (isAlone(inner) && isAlone(after))
  const id = isProduct ? 'mark/product' : isCalculation ? 'mark/emphasis' : 'mark/emphasis-in-word'
  const said = { found: raw, look, sign: raw.charAt(0) }
  return [pieceFinding(start, raw, found(id, said, { replacement: isProduct ? `×${inner}×` : undefined }))]
}

const nameOf = ({ type, identifier = '' }: MarkdownNode): string =>
  `${type.startsWith('footnote') ? '^' : ''}${identifier}`

/** Footnotes and addresses that stand apart from the text, and that nothing refers to: the site leaves them out, with what belongs to them. */
const unusedFindings = (nodes: readonly MarkdownNode[]): TextFinding[] => {
  const used = new Set(nodes.filter(({ type }) => /Reference$/.test(type)).map(nameOf))
  const unused = nodes.filter((node) => /definition$/i.test(node.type) && !used.has(nameOf(node)))
  const id = ({ type }: MarkdownNode) => (type === 'definition' ? 'mark/unused-address' : 'mark/unused-note')
  return unused.map((node) => ({ ...found(id(node), { name: nameOf(node) }), index: startOf(node) }))
}

/** All headings of a body in order, with the ids that rehype-slug gives them on the pages. */
export const listHeadings = (tree: MarkdownNode): BodyHeading[] => {
  const slugger = new GithubSlugger()
  return nodesOf(tree)
    .filter(({ type }) => type === 'heading')
    .map((node) => {
      const text = textOf(node)
      return { depth: node.depth ?? 1, text, id: slugger.slug(text), index: startOf(node) }
    })
}

/** The headings of a body that the check has passed. Only their lines are parsed. */
export function findHeadings(text: string): BodyHeading[] {
  const lines = Array.from(withoutCode(text).matchAll(/^ {0,3}#{1,6} .*/gm), ({ 0: line, index }) =>
    text.slice(index, index + line.length),
  )
  return listHeadings(parse(lines.join('\n\n')))
}

/** Reports first-level headings, since the page's title is the only one, and skipped levels. */
export const checkHeadings = ({ text, headings }: EntryBody): TextFinding[] => {
  // A heading whose `#` has no space after it is reported as such.
  const isGlued = /^#{1,6}[^#\s]/m.test(text)
  let above = 1
  return headings.flatMap(({ depth, text: words, index }): TextFinding[] => {
    const [previous, signs] = [above, '#'.repeat(depth)]
    // What would be the title of the page is meant as a heading of the second level.
    above = Math.max(depth, 2)
    // A paragraph that was meant as a heading would fill the message.
    const shown = words.length > 60 ? `${words.slice(0, 59)}…` : words
    if (!text.startsWith('#', index)) return [{ ...found('heading/hyphens', { text: shown }), index }]
    if (words.trim() === '') return [{ ...found('heading/empty'), index }]
    const skips = depth > previous + 1 && !isGlued
    const level = depth === 1 ? 2 : Math.min(3, skips ? previous + 1 : depth)
    const id = depth === 1 ? 'heading/title' : depth > 3 ? 'heading/deep' : skips ? 'heading/skipped' : undefined
    const replacement = '#'.repeat(level)
    const help = text.slice(0, index).trim() === '' ? 'remove it if the title says the same, or ' : ''
    const said = { signs: replacement, text: shown, level, help }
    return id ? [pieceFinding(index, signs, found(id, said, { replacement }))] : []
  })
}

const endFindings = ({ tree, isDraft }: EntryBody): TextFinding[] => {
  const last = tree.children?.at(-1)
  const isProse = last?.type === 'paragraph' && last.children?.at(-1)?.type !== 'image'
  const words = isProse && !isDraft ? brokenEnd(textOf(last)) : undefined
  return last && words ? [{ ...found('text/broken-end', { words }), index: startOf(last) }] : []
}

/** Reports tables, lists, notes, and signs of which the site shows less than what is written, and texts that break off. */
export const checkStructure = (body: EntryBody): TextFinding[] => {
  const { tree, text, written } = body
  const before = (index: number) => written.slice(written.lastIndexOf('\n', index) + 1, index)
  const nodes = nodesOf(tree)
  const inNodes = nodes.flatMap((node) => [
    ...(node.type === 'table' ? rowFindings(node.children ?? []) : []),
    ...emphasisFindings(node, text),
    ...joinedFindings(node, text),
    ...(node.children ?? []).flatMap((child, index, all) => {
      const above = all[index - 1]
      // Where components may be, four spaces make no code, and the lines would be one paragraph.
      if (node === tree && child.type === 'paragraph' && /^\s{4,}$/.test(before(startOf(child))))
        return [{ ...found('mark/code-indentation'), index: startOf(child) }]
      if (child.type !== 'list') return []
      const inList = [...itemFindings(child, above), ...yearFindings(child, text)]
      return [...inList, ...(above?.type === 'list' ? signFindings(child, above, text) : [])]
    }),
  ])
  return [...inNodes, ...unusedFindings(nodes), ...endFindings(body)]
}
