import type { EntryBody } from '../entry'
import { findCharacters, hasInvisible } from '../files/read-source'
import { type BodyProblem, offsetAt, positionAt, type Source } from '../problem'
import { quote, toKebabCase } from '../words'
import { parsePlain } from './markdown'
import { eachNode, type MarkdownNode, textOf } from './nodes'
import { pictureHelp } from './tag-help'

const cleanAddress = (address: string): string => {
  const [, folder = '', base = '', extension = ''] = /^(.*\/)?(.*?)(\.\w+)?$/.exec(address.trim()) ?? []
  return `${folder.replace(/\s+/g, '-')}${toKebabCase(base)}${extension.toLowerCase()}`
}

/** How a link is written whose address is unknown: that of a page stands for it. */
const linkWithoutAddress = (words: string, _: string, { setup }: EntryBody): string =>
  `a link has its address in parentheses, otherwise the site prints this as it stands; write [${words}](${setup.links.example.address}) with the address that is meant`

/** The address of a telephone or of mail, as texts of this kind write it. */
const contactAddress = (written: string, { setup, format }: EntryBody): string => {
  const { mailto, tel, page } = setup.links.contact ?? {}
  const [, kind, number = ''] = /^(\w+):(.*)$/.exec(written.replace(/\s/g, '')) ?? []
  const own = kind === 'tel' ? (tel ?? number.replace(/[^\d+]/g, '')) : (mailto ?? number)
  return (format === 'mdx' && page) || `${kind}:${own}`
}

const columns =
  'the site prints tabs and spaces between columns as one space, so they run together; write each row as | a | b |, with a line | --- | --- | below the first'

/** Marks of Markdown that the site would print, since something keeps them from being read. */
const marks: readonly [
  pattern: RegExp,
  message: string | ((words: string, address: string, body: EntryBody) => string),
][] = [
  [
    /(?<!!)\[((?:\/|https?:\/\/|www\.)[^\]\s]*)\]\(([^()\n/]+ [^()\n/]+)\)/g,
    (address, words) => `the text and the address of this link are exchanged; write [${words}](${address})`,
  ],
  [
    /\[([^\]\n]+)\]\(((?:tel|mailto):(?=[^)\n]*[ (])(?:[^()\n]|\([^()\n]*\))*)\)/g,
    (words, address, body) =>
      `an address has no spaces, otherwise the site prints this as it stands; write [${words}](${contactAddress(address, body)})`,
  ],
  [
    /!\[([^\]\n]*)\]\(([^()\n"]*[^()\n\s"] +[^()\n"]*)\)/g,
    (words, address) => {
      const clean = cleanAddress(address)
      const name = clean.slice(clean.lastIndexOf('/') + 1)
      return `the name of a picture has no spaces, otherwise the site prints this as it stands; rename the file to "${name}" and ${pictureHelp(clean, words)}`
    },
  ],
  [
    /(?<!!)\[([^\]\n]+)\]\(([^()\n"]*[^()\n\s"] +[^()\n"]*)\)/g,
    (words, address) =>
      `an address has no spaces, otherwise the site prints this as it stands; write [${words}](${address.replace(/\s+["“”'‘’].*|\s+/g, '')})`,
  ],
  [
    /\[([^\]\n]+)\] +\(((?:\/|#|https?:|mailto:|tel:)[^()\s]*)\)/g,
    (words, address) =>
      `no space stands between ] and (, otherwise the site prints this as it stands; write [${words}](${address})`,
  ],
  [
    /\[([^\]\n]+)\]\(((?:\/|#|https?:|mailto:|tel:)[^()\s]*?)[.,;:!?]*(?=\s|$)/g,
    (words, address) =>
      `a closing parenthesis is missing, so the site prints this as it stands; write [${words}](${address})`,
  ],
  [
    /\(([^()\n]+)\)\[((?:\/|#|https?:|mailto:|tel:)[^\]\s]*)\]/g,
    (words, address) =>
      `the text of a link is in brackets and its address in parentheses, otherwise the site prints this as it stands; write [${words}](${address})`,
  ],
  [
    /\[([^\][\n()]+)\(((?:\/|#|https?:|mailto:|tel:)[^()\s]*)\)/g,
    (words, address) =>
      `a closing bracket is missing, so the site prints this as it stands; write [${words.trim()}](${address})`,
  ],
  [/\[([^\]^[\n][^\][\n]*)\]\[([^\][\n]+)\]/g, linkWithoutAddress],
  [/\[\[([^\][\n]+)\]\]/g, linkWithoutAddress],
  [
    /\[\^[^\][\n]+\]/g,
    'there is no footnote with this name, so the site prints this mark; write the note into the text',
  ],
  [
    /(?<![^\n])\|.*\|[ \t]*(?=\n|$)/g,
    'a table needs a line such as | --- | --- | directly below its first one, with as many cells, otherwise the site prints these signs; write it',
  ],
  [
    /(?<!\*\*[\s\S]*)\*\*(?![\s\S]*\*\*)/g,
    'the site prints these asterisks, since they have no partner in their paragraph, with which bold text ends; write ** at the start and at the end of each paragraph',
  ],
  [
    /\*\*/g,
    'the site prints these asterisks; for bold text write ** directly before its first and directly after its last letter',
  ],
  [
    /(?<![^\n])(?:#{2,6}(?=[^#\s])|#(?=\p{L}))/gu,
    'a heading needs a space after its # signs, otherwise the site prints them; write it',
  ],
  [
    /(?<![^\n])(?:[ \t]*[•·]|[–—][ \t\u00a0](?=.*\n[–—][ \t\u00a0])|o(?:\t| {2}))/g,
    'an item of a list starts with a hyphen and a space; write "- " in place of this sign',
  ],
  [/(?<![^\n])[^\n\t]*\S\t[^\n\t]*\S(?:\t|\n[^\n\t]*\S\t)[^\n]*/g, columns],
  [/(?<![^\n])\S[^\n]*?\S {3,}\S[^\n]*\n\S[^\n]*?\S {3,}\S[^\n]*/g, columns],
  [
    /(?<![^\n])[^\n;]+(?:;[^\s;][^\n;]*){2,}\n[^\n;]+(?:;[^\s;][^\n;]*){2,}(?=\n|$)/g,
    columns.replace('tabs and spaces', 'semicolons').replace(' as one space, so they run together', ' as they stand'),
  ],
  [
    /(?<![^\n])[-*](?=[A-Za-z])(?!\*)/g,
    'an item of a list needs a space after its dash, otherwise the site prints the dash; write it',
  ],
]

/** Parts of a text that were read as they were meant: code, and links and pictures in brackets. */
const isRead = (node: MarkdownNode, raw: string): boolean =>
  node.type === 'inlineCode' ||
  node.type === 'footnoteReference' ||
  (/^(?:link|image)/.test(node.type) && !/^\w/.test(raw))

/** The source of a paragraph with everything blanked that was read as meant. */
const unreadText = (source: Source, paragraph: MarkdownNode): { start: number; text: string } => {
  const offsets = (node: MarkdownNode): [number, number] => {
    const { start, end } = node.position ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } }
    return [offsetAt(source, start), offsetAt(source, end)]
  }
  const [start, end] = offsets(paragraph)
  let text = source.text.slice(start, end)
  const blank = (from: number, to: number) => {
    text = text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, ' ') + text.slice(to)
  }
  eachNode(paragraph, (node) => {
    const [from, to] = offsets(node)
    const width = { strong: 2, emphasis: 1 }[node.type] ?? 0
    if (isRead(node, source.text.slice(from, to))) blank(from - start, to - start)
    blank(from - start, from - start + width)
    blank(to - start - width, to - start)
  })
  return { start, text: text.replace(/\\[\\*[\]()#-]/g, '  ') }
}

/** Reports links, pictures, bold text, headings, and items whose marks would be printed, since a space is missing or too many. */
export const checkPrintedMarks = (body: EntryBody): BodyProblem[] => {
  const { source, tree } = body
  const problems: BodyProblem[] = []
  let endOfRows = 0
  eachNode(tree, (node) => {
    if (node.type !== 'paragraph') return
    const { start, text } = unreadText(source, node)
    const found = marks.flatMap(([pattern, message]) =>
      [...text.matchAll(pattern)].map(({ index, 1: words = '', 2: address = '' }) => ({
        ...positionAt(source, start + index),
        message: typeof message === 'string' ? message : message(words, address, body),
      })),
    )
    const [first] = found.sort((a, b) => a.line - b.line || a.column - b.column)
    // Rows between empty lines are one table.
    const isNextRow = text.startsWith('|') && node.position?.start.line === endOfRows + 2
    if (text.startsWith('|')) endOfRows = node.position?.end.line ?? 0
    if (first && !isNextRow) problems.push(first)
  })
  return problems
}

const entity = /&(?:[a-z][a-z0-9]*|#\d+|#x[0-9a-f]+);/gi

/** Where code is, in which an entity is printed as it is written. */
const codeIn = (tree: MarkdownNode, source: Source): [from: number, to: number][] => {
  const ranges: [number, number][] = []
  eachNode(tree, ({ type, position }) => {
    if (position && /^(?:inlineCode|code)$/.test(type))
      ranges.push([offsetAt(source, position.start), offsetAt(source, position.end)])
  })
  return ranges
}

const messageFor = (written: string): string | undefined => {
  const character = textOf(parsePlain(written))
  if (findCharacters(character).length === 0) return undefined
  const kind = hasInvisible(character) ? 'an invisible character' : 'a character that the site cannot show'
  return `${quote(written)} stands for ${kind}; delete it`
}

/** Reports invisible characters that are written by name or number, such as `&shy;`: the characters themselves are refused as well. */
export const checkBodyEntities = ({ source, start, tree }: EntryBody): BodyProblem[] => {
  const found = [...source.text.slice(start).matchAll(entity)]
  if (found.length === 0) return []
  const code = codeIn(tree, source)
  return found.flatMap(({ 0: written, index }) => {
    const at = start + index
    const message = code.some(([from, to]) => at >= from && at < to) ? undefined : messageFor(written)
    return message ? [{ ...positionAt(source, at), message }] : []
  })
}
