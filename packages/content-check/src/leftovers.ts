import { spaces, withoutCode } from './body/nodes'
import type { EntryFields } from './entry'
import { forEachText, isInTextField } from './fields/texts'
import type { TextProblem } from './problem'
import { anyOf, quote } from './words'

/** What programs and colleagues leave in a text: its form, the message about what was found, and its kind. */
type Leftover = readonly [
  pattern: RegExp,
  message: (found: string) => string | undefined,
  /** Drafts may have notes to colleagues. A warning is about what may be meant. */
  kind?: { isNote?: boolean; severity?: 'warning' },
]

const clock = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?: ?[AaPp]\.?[Mm]\.?)?`
const day = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`
const name = String.raw`\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2}`
const messageHeads = [
  new RegExp(`^\\[?(?:${clock},? ${day}|${day},? ${clock})\\]?(?: ?[-–])? ?${name}:`, 'u'), // [10:32, 1/31/2026] Ada:
  new RegExp(`^(?=\\p{L}+ \\p{L})${name},? {1,2}(?:${day},? )?${clock}$`, 'u'), // Ada Lovelace  10:32 AM
  /^On [^\n]{6,80} wrote:/,
  /^-{3,} ?(?:Original|Forwarded) [Mm]essage ?-{3,}/,
  /^(?:From|Sent|To|Subject): [^\n]+\n(?:Sent|Date|Cc|Subject): [^\n]+|^From: [^\n]*@[^\n]*/,
  /^Sent from my [^\n]+/,
]
const starter = '^(?:Certainly|Sure(?: thing)?|Of course|Absolutely|Great question)'
const chatAnswers = [
  new RegExp(`${starter}! +(?:Here['’]s|Here (?:is|are) (?:a|an|the|your)|Below|I['’]ve)\\b[^\\n.!?:]*[.!?:]?`),
  new RegExp(`${starter}[,.] +[Hh]ere(?:['’]s| is| are) (?:a|an|the|your)\\b[^\\n.!?:]*[.!?:]?`),
  /^Here(?:['’]s| is) (?:a|an|the|your) [^\n.]*\b(?:revised|rewritten|improved|polished|edited|rephrased|shortened)\b[^\n.]*:(?= *$)/,
]
const chatMarks = [
  /:?contentReference\[[^\]\n]*\](?:\{[^}\n]*\})?/, // :contentReference[oaicite:0]{index=0}
  /\[?oaicite:\d+\]?(?:\{[^}\n]*\})?|\{index=\d+\}/, // parts of it
  /【[^】\n]*】/, // 【4:0†source】
  /\[cite(?:_start|: ?[\d, ]+)\]/, // [cite: 1, 2]
  /\b(?:cite)?turn\d+(?:search|view|news|file)\d+\b/, // citeturn0search1
]
const note = { isNote: true }
const noteMessage = (found: string) => `${found} is a note to a colleague, which the site would print; remove it`
const noteStart =
  /please|pls|check|confirm|verify|ask|insert|add|replace|to ?do|tb[acd]|tk|xx+|placeholder|your|citation needed|source\?/
const notes = [
  new RegExp(`\\[(?:\\p{L}+[,:] )?(?:${noteStart.source})(?!\\p{L})[^\\]\\n]*\\](?![([:])`, 'u'), // [Ada: check this]
  /\((?:\p{L}+: )?(?:please|pls) (?:add|ask|check|confirm|update|verify)\b[^)\n]*\)/u, // (please check)
]

/** Words that are right twice. */
const doubled = 'that|had|very|so|no|ha|bye|really|do|long|far|many|much|never|in|on'

const leftovers: readonly Leftover[] = [
  [
    /^\s*(?:to ?do|tb[adc]|fixme|x{3,}|\?{2,}|\.{3,}|…+|n\/a|lorem ipsum\b.*)[\s.:!]*$/gi,
    (found) => `${found} stands for a text that is still to be written, and the site would print it; write the text`,
    note,
  ],
  [anyOf(chatMarks, 'gu'), (found) => `${found} is a mark that a chat program has left; remove it`],
  [anyOf(chatAnswers, 'gmu'), (found) => `${found} is how a chat program answers, and no part of the text; remove it`],
  [
    /\b(?:As an AI (?:language )?model|I hope this helps|Would you like me to|Let me know if you(?:['’]d| would) like (?:me to|any))\b/gu,
    (found) => `${found} is how chat programs write; remove the sentence if it is left over from one`,
    { severity: 'warning' },
  ],
  [
    anyOf(messageHeads, 'gmu'),
    (found) => `${found} is the head of a message that was copied with its text; remove it`,
    note,
  ],
  [new RegExp(`\\[(?:${name}: [^\\]\\n]+|\\p{Lu}{2,3}\\d{1,3})\\](?![([:])`, 'gu'), noteMessage, note],
  [anyOf(notes, 'giu'), noteMessage, note],
  [
    /\[(?<=^[ \t]*(?:(?:[-+*]|\d+[.)]) +)?\[)[ xX]\] /gmu,
    (found) => `${found} is the box of a to-do list; write the text without it`,
    note,
  ],
  [
    /(?<=^|=")\d+,\d{1,2}(?=(?: ?[\p{L}%+]+){0,3}(?:"|$))/gmu,
    (found) => `the comma in ${found} separates thousands; write a point before decimals, such as 3.5`,
  ],
  [
    /(?<!\S)\/\/ ?\p{L}[^\n]*|\/\*[^\n]*\*\//gu,
    (found) => `the site prints ${found}; remove it if it is a note to a colleague`,
    { isNote: true, severity: 'warning' },
  ],
  [
    /\b(?:TODO|TB[CD]|FIXME|XXX)\b|\$XX+|\bXX+(?:%|[.,]XX)|\?{3,}|\b[Ll]orem ipsum\b/g,
    (found) => `the site prints ${found}; write what belongs there, or remove it`,
    { isNote: true, severity: 'warning' },
  ],
  [
    new RegExp(`(?<![\\p{L}\\p{N}’'-])(?!(?:${doubled}) )(\\p{L}{2,})(?: |\\n[ \\t]*)\\1(?![\\p{L}\\p{N}’'-])`, 'giu'),
    // Names have two capitals.
    (found) => (/ \p{Lu}\p{L}*"$/u.test(found) ? undefined : `${found} is one word twice; remove one of the two`),
    { severity: 'warning' },
  ],
]

/** Spaces at the start of a line would mean something. */
const filler = (text: string): string => spaces(text).replace(/^ /gm, 'x')

/**
 * Finds what programs and colleagues have left in a text.
 * @returns The problems, and the text without what is an error, about which nothing else is to be said.
 */
export const findLeftovers = (text: string, isDraft: boolean): { problems: TextProblem[]; rest: string } => {
  const problems: TextProblem[] = []
  let rest = text
  for (const [pattern, message, { isNote, severity } = {}] of leftovers) {
    if (isNote && isDraft) continue
    for (const match of withoutCode(rest).matchAll(pattern)) {
      const found = match[0].trimStart()
      const index = match.index + match[0].length - found.length
      const words = message(quote(found.trim()))
      if (words === undefined) continue
      problems.push({ index, message: words, ...(severity && { severity }) })
      if (!severity) rest = rest.slice(0, index) + filler(found) + rest.slice(index + found.length)
    }
  }
  return { problems, rest }
}

/** Reports what programs and colleagues have left in fields. */
export const checkLeftovers = forEachText((text, entry: EntryFields) => {
  const start = /^["']/.test(text.raw) ? 1 : 0
  const inside = text.raw.slice(start, text.raw.length - start)
  const { problems } = findLeftovers(inside, entry.setup.isDraft(entry.fields.data))
  if (problems.length === 0 || !isInTextField(text, entry)) return []
  return problems.map(({ index, ...problem }) => ({ index: index + start, ...problem }))
})
