import { spaces, withoutCode } from './body/nodes'
import type { EntryFields } from './entry'
import { isError, type TextFinding } from './finding'
import { found } from './sentences'
import { forEachText, isInTextField } from './texts'
import { anyOf } from './words'

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
  /^Here(?:['’]s| is) (?:a|an|the|your) [^\n.]*\b(?:revised|rewritten|improved|polished|edited|rephrased|shortened)\b(?! (?:as|by|in|using|with)\b)[^\n.]*:(?= *$)/,
]
const chatMarks = [
  /:?contentReference\[[^\]\n]*\](?:\{[^}\n]*\})?/, // :contentReference[oaicite:0]{index=0}
  /\[?oaicite:\d+\]?(?:\{[^}\n]*\})?|\{index=\d+\}/, // parts of it
  /【[^】\n]*†[^】\n]*】/, // 【4:0†source】
  /\[cite(?:_start|: ?[\d, ]+)\]/, // [cite: 1, 2]
  /\b(?:cite)?turn\d+(?:search|view|news|file)\d+\b/, // citeturn0search1
]
const noteStart =
  /please|pls|check|confirm|verify|ask|insert|add|replace|to ?do|tb[acd]|tk|xx+|placeholder|your|citation needed|source\?/
const notes = [
  new RegExp(`\\[(?:\\p{L}+[,:] )?(?:${noteStart.source})(?!\\p{L})[^\\]\\n]*\\](?![([:])`, 'u'), // [Ada: check this]
  /\((?:\p{L}+: )?(?:please|pls) (?:add|ask|check|confirm|update|verify)\b[^)\n]*\)/u, // (please check)
]

/** Words that are right twice. */
const doubled = 'that|had|very|so|no|ha|bye|really|do|long|far|many|much|never|in|on'

/** What programs and colleagues leave in a text. Drafts may have notes to colleagues. */
const leftovers = [
  [
    'text/leftover-placeholder',
    /^\s*(?:to ?do|tb[adc]|fixme|x{3,}|\?{2,}|\.{3,}|…+|n\/a|lorem ipsum\b.*)[\s.:!]*$/gi,
    'note',
  ],
  ['text/leftover-chat-mark', anyOf(chatMarks, 'gu')],
  ['text/leftover-chat-answer', anyOf(chatAnswers, 'gmu')],
  [
    'text/leftover-chat-phrase',
    /\b(?:As an AI (?:language )?model|I hope this helps|Would you like me to|Let me know if you(?:['’]d| would) like (?:me to|any))\b/gu,
  ],
  ['text/leftover-message', anyOf(messageHeads, 'gmu'), 'note'],
  ['text/leftover-note', new RegExp(`\\[(?:${name}: [^\\]\\n]+|\\p{Lu}{2,3}\\d{1,3})\\](?![([:])`, 'gu'), 'note'],
  ['text/leftover-note', anyOf(notes, 'giu'), 'note'],
  ['text/leftover-box', /\[(?<=^[ \t]*\[)[ xX]\] /gmu, 'note'],
  ['text/comma', /(?<=^|=")\d+,\d{1,2}(?=(?: ?[\p{L}%+]+){0,3}(?:"|$))/gmu],
  ['text/code-comment', /(?<!\S)\/\/ ?\p{L}[^\n]*|(?<!\S|\{\s*)\/\*[^\n]*\*\//gu, 'note'],
  ['text/leftover-mark', /\b(?:TODO|TB[CD]|FIXME|XXX)\b|\$XX+|\bXX+(?:%|[.,]XX)|\?{3,}|\b[Ll]orem ipsum\b/g, 'note'],
  [
    'text/doubled-word',
    new RegExp(`(?<![\\p{L}\\p{N}’'-])(?!(?:${doubled}) )(\\p{L}{2,})(?: |\\n[ \\t]*)\\1(?![\\p{L}\\p{N}’'-])`, 'giu'),
  ],
] as const

/**
 * Finds what programs and colleagues have left in a text.
 * @returns The findings, and the text without what is an error, about which nothing else is to be said.
 */
export const findLeftovers = (text: string, isDraft: boolean): { findings: TextFinding[]; rest: string } => {
  const findings: TextFinding[] = []
  let rest = text
  for (const [id, pattern, kind] of leftovers) {
    if (kind === 'note' && isDraft) continue
    for (const match of withoutCode(rest).matchAll(pattern)) {
      const piece = match[0].trimStart()
      const index = match.index + match[0].length - piece.length
      // Names have two capitals.
      if (id === 'text/doubled-word' && / \p{Lu}\p{L}*$/u.test(piece)) continue
      const finding = { ...found(id, { found: piece.trim() }), index }
      findings.push(finding)
      // Spaces at the start of a line would mean something.
      const filler = spaces(piece).replace(/^ /gm, 'x')
      if (isError(finding)) rest = rest.slice(0, index) + filler + rest.slice(index + piece.length)
    }
  }
  return { findings, rest }
}

/** Reports what programs and colleagues have left in fields. */
export const checkLeftovers = forEachText((text, entry: EntryFields) => {
  const start = /^["']/.test(text.raw) ? 1 : 0
  const inside = text.raw.slice(start, text.raw.length - start)
  const { findings } = findLeftovers(inside, entry.settings.isDraft(entry.fields.data))
  if (findings.length === 0 || !isInTextField(text, entry)) return []
  return findings.map((each) => ({ ...each, index: each.index + start }))
})
