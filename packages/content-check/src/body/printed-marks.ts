import type { EntryBody } from '../entry'
import { type BareFinding, pieceFinding, type TextFinding } from '../finding'
import { found } from '../sentences'
import { anyOf } from '../words'
import { endOf, type MarkdownNode, nodesOf, startOf } from './nodes'
import { addressFinding, pictureAddress } from './tag-help'

const address = String.raw`(?<address>(?:\/|#|https?:|mailto:|tel:)[^()\s]*?)`
const spaced = String.raw`\[(?<words>[^\]\n]{1,300})\]\((?!\S+ =|[^()\n]*\})(?<address>`

type Groups = Partial<Record<'words' | 'address', string>>

const linkFinding = ({ words = '', address: to = '' }: Groups): BareFinding => {
  const link = `[${words.trim()}](${to})`
  return found('mark/link', { link }, { replacement: link })
}

/** A link whose address has spaces, which those in the name of a file are part of. A title loses its words. */
const spacedFinding = ({ words, address: to = '' }: Groups): BareFinding => {
  const meant = to.replace(/\s+["“”"'‘’].*/, '').replace(/^\s+|(?<=:)\s+|\s+$/g, '')
  const link = `[${words}](${meant.replace(/\s+/g, /\.\w+$/.test(meant) ? '%20' : '')})`
  return found('mark/address-spaces', { link }, { replacement: /["“”"'‘’]/.test(to) ? undefined : link })
}

const pictureFinding = ({ words = '', address: to = '' }: Groups, _: string, { settings }: EntryBody): BareFinding => {
  const meant = pictureAddress(to.trim(), settings.files.pictures)
  return found('mark/picture', { name: meant.replace(/^.*\//, ''), words, address: meant })
}

const admonitionFinding = (_: Groups, piece: string, { format, settings }: EntryBody): BareFinding =>
  found('mark/foreign', { found: piece, help: format === 'mdx' ? `write ${settings.tagExample}` : 'remove it' })
const printed = (help: string) => (_: Groups, piece: string) => found('mark/printed', { found: piece, help })

const removed = (_: Groups, piece: string) =>
  found('mark/foreign', { found: piece, help: 'remove it' }, { replacement: '' })
const columns = () => found('mark/columns')
const unaddressed = ({ words = '' }: Groups) => found('mark/link-address', { words })

/** Marks of Markdown that the site would print, since something keeps them from being read. */
const marks: readonly [pattern: RegExp, finding: (groups: Groups, piece: string, body: EntryBody) => BareFinding][] = [
  [/(?<!!)\[(?<address>(?:\/|https?:\/\/|www\.)[^\]\s]*)\]\((?<words>[^()\n/]+ [^()\n/]+)\)/g, linkFinding], // [/faq](our questions)
  [new RegExp(`!${spaced}[^()\\n"]*[^()\\n\\s"] +[^()\\n"]*)\\)`, 'g'), pictureFinding], // ![shelf](/images/my shelf.png)
  [new RegExp(`(?<!!)${spaced}[^()\\n"]*[^()\\n\\s"] +[^()\\n"]*)\\)`, 'g'), spacedFinding], // [questions](/faq page)
  [new RegExp(String.raw`\[(?<words>[^\]\n]{1,300})\] +\(${address}\)`, 'g'), linkFinding], // [questions] (/faq)
  [new RegExp(String.raw`\[(?<words>[^\]\n]{1,300})\]\(${address}(?=[.,;:!?]*(?:\s(?! *=\d)|$))`, 'g'), linkFinding], // [questions](/faq
  [new RegExp(String.raw`\((?<words>[^()\n]+)\)\[${address}\]`, 'g'), linkFinding], // (questions)[/faq]
  [new RegExp(String.raw`\[(?<words>[^\][\n()]+)\(${address}\)`, 'g'), linkFinding], // [questions(/faq)
  [/\[\[?_?toc_?\]\]?(?![([])/gi, removed],
  [/(?<=\]\([^\s()]+) +=\d*x\d*(?=\))/g, removed], // ![shelf](/images/shelf.png =300x200)
  [/\[(?<words>[^\]^[\n][^\][\n]*)\]\[[^\][\n]+\]/g, unaddressed], // [questions][faq]
  [/\[\[(?<words>[^\][\n]+)\]\]/g, unaddressed], // [[questions]]
  [/\[\^[^\][\n]+\]/g, () => found('mark/footnote')],
  [/<[^\s<>]+>/g, (_, piece) => addressFinding(piece)], // <ada@example.com>
  [/^(?:\[!\w+\]|(?::::|!!!)[ \t]*\w+)/gm, admonitionFinding], // > [!WARNING], :::tip, !!! note
  [/^\|.*\|[ \t]*$/gm, () => found('mark/table')],
  [
    /(?<![*/])\*\*(?![*/])(?: {1,9}(?<words>[^*\n]*[^*\s]) {1,9}\*\*)?/g,
    ({ words }) => found('mark/bold', {}, { replacement: words && `**${words}**` }),
  ],
  [
    /^(?:#{2,6}(?=[^#\s])|#(?=\p{L}))/gmu,
    (_, signs) => found('mark/heading', {}, { replacement: `${signs.padEnd(2, '#')} ` }),
  ],
  [
    anyOf(
      [
        /^[ \t]*[•·]\s*/, // • item
        /^[–—][ \t\u00a0]+(?=.*\n[–—][ \t\u00a0])/, // – item, with another one below
        /^\*(?=[A-Za-z].*\n\*[A-Za-z])/, // *item, likewise: one alone may be the note to a sign above
        /^o(?:\t| {2})\s*/, // o  item, as Word copies its hollow bullets
        /^-(?=[A-Za-z])/, // -item
      ],
      'gm',
    ),
    () => found('mark/item', {}, { replacement: '- ' }),
  ],
  [/^[^\n\t]*\S\t[^\n\t]*\S(?:\t|\n[^\n\t]*\S\t).*/gm, columns], // by tabs
  [/^\S.{0,300}?\S {3,9}\S.*\n\S.{0,300}?\S {3,9}\S.*/gm, columns], // by spaces
  [/^[^\n;]+(?:;[^\s;][^\n;]*){2,}\n[^\n;]+(?:;[^\s;][^\n;]*){2,}$/gm, columns], // by semicolons
  [
    /\$\$[^$]{1,300}\$\$|(?<![\w$])\$(?=[^\s$])[^$\n]{0,300}[\^_\\=][^$\n]{0,300}(?<=\S)\$(?![\w$])/g, // $E = mc^2$
    printed('write it in words or plain signs, since no formulas are set'),
  ],
  [/(?<![\w:/]):(?:[a-z][a-z0-9_-]*[a-z0-9]|[+-]1):(?![\w:/])/g, printed('write the sign itself, or remove it')],
  [/`+/g, printed('write a backtick before and after code, or an apostrophe')],
]

/** The source of a paragraph with U+FFFC, which is no space, in place of what was read as it was meant: marks, code, and links and pictures in square brackets. */
const unreadText = (whole: string, paragraph: MarkdownNode): string => {
  const start = startOf(paragraph)
  let text = whole.slice(start, endOf(paragraph))
  const hide = (from: number, to: number): void => {
    const hidden = text.slice(from - start, to - start).replace(/[^\n]/g, '\uFFFC')
    text = text.slice(0, from - start) + hidden + text.slice(to - start)
  }
  for (const node of nodesOf(paragraph).slice(1)) {
    // Texts beside addresses that were made links have no position.
    const [from, to] = [startOf(node), endOf(node)]
    const raw = whole.slice(from, to)
    const [sign = raw] = (/^(?:emphasis|strong|delete)$/.test(node.type) && /^(?:\*\*|__|~~|[*_~])/.exec(raw)) || []
    if (!node.position || node.type === 'text' || (node.type === 'link' && /^[\w<]/.test(raw))) continue
    hide(from, from + sign.length)
    hide(to - sign.length, to)
  }
  return text.replace(/\\[\\*[\]()<#$:`-]/g, '\uFFFC\uFFFC')
}

/** Reports links, pictures, bold text, headings, and items whose marks would be printed, since a space is missing or too many. */
export const checkPrintedMarks = (body: EntryBody): TextFinding[] => {
  let endOfRows = 0
  return nodesOf(body.tree).flatMap((node) => {
    if (!/^(?:paragraph|heading|tableCell)$/.test(node.type)) return []
    const start = startOf(node)
    const text = unreadText(body.text, node)
    // Marks at the start of a line are those of paragraphs.
    const findings = marks.flatMap(([pattern, finding]) =>
      Array.from(
        node.type === 'paragraph' || !pattern.multiline ? text.matchAll(pattern) : [],
        ({ 0: piece, index, groups = {} }) => {
          // What was read as meant is blanked in the piece.
          const isWhole = body.written.startsWith(piece, start + index)
          const wrong = finding(groups, piece, body)
          return pieceFinding(start + index, piece, isWhole ? wrong : { ...wrong, replacement: undefined })
        },
      ),
    )
    // Rows between empty lines are one table.
    const isNextRow = text.startsWith('|') && node.position?.start.line === endOfRows + 2
    if (text.startsWith('|')) endOfRows = node.position?.end.line ?? 0
    return isNextRow ? [] : findings.sort((a, b) => a.index - b.index).slice(0, 1)
  })
}
