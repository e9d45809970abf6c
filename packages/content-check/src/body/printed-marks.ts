import type { EntryBody } from '../entry'
import { pictureAddress } from '../files/file-kinds'
import { contactAdvice } from '../links/link-messages'
import { type Advice, pieceProblem, type TextProblem, writing } from '../problem'
import { anyOf } from '../words'
import { endOf, type MarkdownNode, nodesOf, spaces, startOf } from './nodes'
import { pictureHelp } from './tag-help'

const asItStands = 'otherwise the site prints this as it stands'
const address = String.raw`(?<address>(?:\/|#|https?:|mailto:|tel:)[^()\s]*?)`
const spaced = String.raw`\[(?<words>[^\]\n]{1,300})\]\((?<address>`

/** How a link is written whose text and address were found. */
const linkAdvice = ({ words = '', address: to = '' }: Groups): Advice =>
  writing(`a link is written as [text](address), ${asItStands}`, `[${words.trim()}](${to})`)

/** How a link is written whose address is unknown. */
const linkWithoutAddress = ({ words }: Groups): string =>
  `a link has its address in parentheses, ${asItStands}; write [${words}](/address) with the address that is meant`

/** How a link is written whose address has spaces. A title loses its words. */
const unspacedAdvice = ({ words, address: to = '' }: Groups): Advice => {
  const meant = `[${words}](${to.replace(/\s+["“”'‘’].*|\s+/g, '')})`
  const { message, put } = writing(`an address has no spaces, ${asItStands}`, meant)
  return /["“”'‘’]/.test(to) ? { message } : { message, put }
}

const pictureMessage = ({ words, address: to = '' }: Groups, _: string, { setup }: EntryBody): string => {
  const meant = pictureAddress(to.trim(), setup.files.pictures)
  return `the name of a picture has no spaces, ${asItStands}; rename the file to "${meant.replace(/^.*\//, '')}" and ${pictureHelp(meant, words)}`
}

type Groups = Partial<Record<'words' | 'address', string>>

const columns =
  'the site prints the columns of this table as one text; write each row as | a | b |, with a line | --- | --- | below the first'

/** Marks of Markdown that the site would print, since something keeps them from being read. */
const marks: readonly [
  pattern: RegExp,
  advice: string | Advice | ((groups: Groups, found: string, body: EntryBody) => string | Advice),
][] = [
  [/(?<!!)\[(?<address>(?:\/|https?:\/\/|www\.)[^\]\s]*)\]\((?<words>[^()\n/]+ [^()\n/]+)\)/g, linkAdvice], // [/faq](our questions)
  [new RegExp(`!${spaced}[^()\\n"]*[^()\\n\\s"] +[^()\\n"]*)\\)`, 'g'), pictureMessage], // ![shelf](/images/my shelf.png)
  [
    new RegExp(`${spaced}(?:tel|mailto):(?=[^)\\n]*[ (])(?:[^()\\n]|\\([^()\\n]*\\))*)\\)`, 'g'),
    ({ address: to = '' }, _, { format, setup }) =>
      contactAdvice(to, format, setup)?.message ?? `an address has no spaces, ${asItStands}`,
  ],
  [new RegExp(`(?<!!)${spaced}[^()\\n"]*[^()\\n\\s"] +[^()\\n"]*)\\)`, 'g'), unspacedAdvice], // [questions](/faq page)
  [new RegExp(String.raw`\[(?<words>[^\]\n]{1,300})\] +\(${address}\)`, 'g'), linkAdvice], // [questions] (/faq)
  [new RegExp(String.raw`\[(?<words>[^\]\n]{1,300})\]\(${address}(?=[.,;:!?]*(?:\s|$))`, 'g'), linkAdvice], // [questions](/faq
  [new RegExp(String.raw`\((?<words>[^()\n]+)\)\[${address}\]`, 'g'), linkAdvice], // (questions)[/faq]
  [new RegExp(String.raw`\[(?<words>[^\][\n()]+)\(${address}\)`, 'g'), linkAdvice], // [questions(/faq)
  [/\[(?<words>[^\]^[\n][^\][\n]*)\]\[[^\][\n]+\]/g, linkWithoutAddress], // [questions][faq]
  [/\[\[(?<words>[^\][\n]+)\]\]/g, linkWithoutAddress], // [[questions]]
  [
    /\[\^[^\][\n]+\]/g,
    'there is no footnote with this name, so the site prints this mark; write the note into the text',
  ],
  [
    /^\|.*\|[ \t]*$/gm,
    `a table needs a line such as | --- | --- | directly below its first one, with as many cells, ${asItStands}; write it`,
  ],
  [
    /\*\*(?: {1,9}(?<words>[^*\n]*[^*\s]) {1,9}\*\*)?/g,
    ({ words }) => ({
      message:
        'the site prints these asterisks; for bold text write ** directly before its first and directly after its last letter, in each paragraph',
      put: words && `**${words}**`,
    }),
  ],
  [
    /^(?:#{2,6}(?=[^#\s])|#(?=\p{L}))/gmu,
    (_, signs) => ({
      message: 'a heading needs a space after its # signs, otherwise the site prints them; write it',
      put: `${signs.padEnd(2, '#')} `,
    }),
  ],
  [
    anyOf(
      [
        /^[ \t]*[•·]\s*/, // • item
        /^[–—][ \t\u00a0]+(?=.*\n[–—][ \t\u00a0])/, // – item, with another one below
        /^o(?:\t| {2})\s*/, // o  item, as Word copies its hollow bullets
        /^[-*](?=[A-Za-z])/, // -item
      ],
      'gm',
    ),
    { message: 'an item of a list starts with a hyphen and a space; write "- " in place of this sign', put: '- ' },
  ],
  [/^[^\n\t]*\S\t[^\n\t]*\S(?:\t|\n[^\n\t]*\S\t).*/gm, columns], // by tabs
  [/^\S.{0,300}?\S {3,9}\S.*\n\S.{0,300}?\S {3,9}\S.*/gm, columns], // by spaces
  [/^[^\n;]+(?:;[^\s;][^\n;]*){2,}\n[^\n;]+(?:;[^\s;][^\n;]*){2,}$/gm, columns], // by semicolons
]

/** The source of a paragraph with spaces in place of what was read as it was meant: marks, code, and links and pictures in brackets. */
const unreadText = (whole: string, paragraph: MarkdownNode): string => {
  const start = startOf(paragraph)
  let text = spaces(whole.slice(start, endOf(paragraph)))
  const show = (node: MarkdownNode): void => {
    const raw = whole.slice(startOf(node), endOf(node))
    if (node.type === 'text' || (node.type === 'link' && /^\w/.test(raw)))
      text = text.slice(0, startOf(node) - start) + raw + text.slice(endOf(node) - start)
    else if (!/^(?:link|image)/.test(node.type)) for (const child of node.children ?? []) show(child)
  }
  show(paragraph)
  return text.replace(/\\[\\*[\]()#-]/g, '  ')
}

/** Reports links, pictures, bold text, headings, and items whose marks would be printed, since a space is missing or too many. */
export const checkPrintedMarks = (body: EntryBody): TextProblem[] => {
  let endOfRows = 0
  return nodesOf(body.tree).flatMap((node) => {
    if (!/^(?:paragraph|heading|tableCell)$/.test(node.type)) return []
    const start = startOf(node)
    const text = unreadText(body.text, node)
    // Marks at the start of a line are those of paragraphs.
    const found = marks.flatMap(([pattern, mark]) =>
      Array.from(
        node.type === 'paragraph' || !pattern.multiline ? text.matchAll(pattern) : [],
        ({ 0: piece, index, groups = {} }) => {
          const advice = typeof mark === 'function' ? mark(groups, piece, body) : mark
          const { edit, ...problem } = pieceProblem(start + index, piece, advice)
          // What was read as meant is blanked in the piece.
          return body.written.startsWith(piece, start + index) ? { ...problem, edit } : problem
        },
      ),
    )
    // Rows between empty lines are one table.
    const isNextRow = text.startsWith('|') && node.position?.start.line === endOfRows + 2
    if (text.startsWith('|')) endOfRows = node.position?.end.line ?? 0
    return isNextRow ? [] : found.sort((a, b) => a.index - b.index).slice(0, 1)
  })
}
