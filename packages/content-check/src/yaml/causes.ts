import { visit } from 'yaml'
import type { KnownFields } from '../schema/walk'
import { dayIn, numberIn } from '../schema/written-forms'
import { quote } from '../words'
import { indentationCause } from './indentation'
import {
  type BrokenYaml,
  type Cause,
  causeIn,
  indentOf,
  lineAfter,
  lineAt,
  lineBefore,
  type SearchedYaml,
  type YamlLine,
} from './lines'

const glued = /^ *(?:- )?([A-Za-z][\w-]*)(?::(?!\/\/)|\s*：\s*)([^\s:].*)$/
const equated = /^ *(?:- )?([A-Za-z][\w-]*) *(?:=>?|->|;) *(.+)$|^ *(?:- )?([a-z]\w*) [-–—] +(.+)$/

/** The value that a field wants in place of the one written: `$1,320` is 1320 in a field of numbers. */
const valueFor = (name: string, written: string, known: KnownFields): string => {
  const value = written.trim()
  if (known.numbers.has(name)) return numberIn(value) ?? value
  return known.days.has(name) ? (dayIn(value) ?? value) : value
}

/** A field whose colon has no space after it, or that has another sign in its place: `price:320`, `price = 320`. */
export const separatorMessage = (line: string, known: KnownFields): string | undefined => {
  const [, name, value] = glued.exec(line) ?? []
  if (name && value)
    return `the colon after "${name}" needs a space behind it; write "${name}: ${valueFor(name, value, known)}"`
  const [, left, right] = (equated.exec(line) ?? []).filter((part) => part !== undefined)
  return left && right ? `a field is written with a colon; write "${left}: ${valueFor(left, right, known)}"` : undefined
}

const commentIn = (line: string): number => /^[^'"]*?\S +(?=#)/.exec(line)?.[0].length ?? -1

/** A text or list that ends early, since a space and `#` start a comment. */
export const findCutText = ({ text, error }: BrokenYaml): Cause | undefined => {
  const line = lineAt(text, error.pos[0])
  const before = lineBefore(text, line)
  const at = before && /BAD_INDENT|MISSING_CHAR|MULTILINE_IMPLICIT_KEY/.test(error.code) ? commentIn(before.text) : -1
  return before && at !== -1 ? { offset: before.start + at, message: commentMessage } : undefined
}

/** The message for a text that is cut off by `#`. */
export const commentMessage =
  'after a space, "#" starts a comment, so the site leaves out the rest of this line; put the whole text in double quotes'

/** A field whose colon is glued to its value, or is another sign. */
export const findSeparator = ({ text, error, known }: BrokenYaml): Cause | undefined => {
  if (!/MISSING_CHAR|MULTILINE_IMPLICIT_KEY/.test(error.code)) return undefined
  const line = lineAt(text, error.pos[0])
  const message = separatorMessage(line.text, known)
  return message ? causeIn(line, message) : undefined
}

/** The line that starts in a wrong column, if this is what confuses the parser. */
const misplacedLine = ({ text, error, next }: BrokenYaml): YamlLine | undefined => {
  const line = lineAt(text, error.pos[0])
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && /sequence may not/.test(error.message))
    return lineAt(text, error.pos[0] + 1)
  // Text that runs into an indented field is reported as a field whose name spans lines.
  const runsOn =
    error.code === 'BLOCK_AS_IMPLICIT_KEY' && next?.code === 'MULTILINE_IMPLICIT_KEY' && next.pos[0] === error.pos[0]
  if (runsOn) return lineAfter(text, line)
  const startsLine = text.slice(line.start, error.pos[0]).trim() === ''
  if (error.code === 'UNEXPECTED_TOKEN' && startsLine) return line
  return error.code === 'BAD_INDENT' || /item without - indicator/.test(error.message) ? line : undefined
}

/** A line that starts with a sign or number for items that is not the one of YAML. */
const otherBullet = /^ *(?:[*+•·–—]|--|\d+[.)]) +(\S.*)$/

const bulletMessage = (words: string): string =>
  `an item of a list starts with a hyphen and a space; write ${quote(`- ${words.replace(/^-/, '')}`)}`

/** A line without a dash among items: a text, or the field with which the item above starts. */
const findLostDash = (text: string, line: YamlLine): string | undefined => {
  const [, indent, words = ''] = /^( *)([^\s-].*)$/.exec(line.text) ?? []
  const [name] = /^[\w-]+:(?= |$)/.exec(words) ?? []
  const siblings = [lineBefore(text, line), lineAfter(text, line)]
  const isAmongItems = name
    ? text.includes(`\n${indent}- ${name}`)
    : siblings.some((other) => other?.text.startsWith(`${indent}- `))
  return words && isAmongItems ? bulletMessage(words) : undefined
}

const itemMessage = (line: string): string | undefined => {
  const [, glued] = /^ *-([^\s-].*)$/.exec(line) ?? []
  if (glued) return `an item of a list needs a space after its dash; write "- ${glued}"`
  const [, other] = otherBullet.exec(line) ?? []
  return other && bulletMessage(other)
}

/** An item after an asterisk, which YAML takes for a copy of another value. */
export const findOtherBullet = ({ text, error }: BrokenYaml): Cause | undefined => {
  const line = lineAt(text, error.pos[0])
  const message = otherBullet.test(line.text) ? itemMessage(line.text) : undefined
  return message ? causeIn(line, message) : undefined
}

const lineCause = ({ text, firstLine, known }: SearchedYaml, line: YamlLine): Cause => {
  const own = itemMessage(line.text) ?? findLostDash(text, line) ?? separatorMessage(line.text, known)
  if (own) return causeIn(line, own)
  const above = lineBefore(text, line)
  const lost = above && indentOf(above) < indentOf(line) ? findLostDash(text, above) : undefined
  return above && lost ? causeIn(above, lost) : indentationCause(text, line, firstLine)
}

/** A line that starts in a wrong column, or that the parser takes for one. */
export const findIndentation = (yaml: BrokenYaml): Cause | undefined => {
  const line = misplacedLine(yaml)
  if (!line || /^\s*(?:[\]}]|$)/.test(line.text) || /end with a/.test(yaml.error.message)) return undefined
  return lineCause(yaml, line)
}

/** Texts that the parser reads across lines although their author began another line: an item, or a field without its space. */
export const findSwallowedLine = (yaml: SearchedYaml): Cause | undefined => {
  const { document, text } = yaml
  let found: Cause | undefined
  visit(document, {
    Scalar(key, { type, range }) {
      if (key === 'key' || type !== 'PLAIN' || !range) return undefined
      const raw = text.slice(range[0], range[1])
      const isItem = typeof key === 'number'
      const first = lineAt(text, range[0])
      if (!isItem && text.slice(first.start, range[0]).trim() === '' && /\n[ \t]*- /.test(raw)) {
        const words = otherBullet.exec(first.text)?.[1] ?? first.text.trim()
        found = { offset: range[0], message: bulletMessage(words) }
        return visit.BREAK
      }
      const swallowed =
        /\n[ \t]*(?=- |-[A-Za-z]|[a-z][A-Za-z]*:[^\s/])/.exec(raw) ??
        (isItem ? /\n[ \t]*(?=[•·–—] |\d+[.)] )/.exec(raw) : null)
      if (!swallowed) return undefined
      const offset = range[0] + swallowed.index + swallowed[0].length
      const line = lineAt(text, offset)
      found = lineCause(yaml, line)
      return visit.BREAK
    },
  })
  return found
}
