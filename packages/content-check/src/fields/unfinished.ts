import type { Entry } from '../entry'
import { asWarning, formatPath, type Problem, problemAt } from '../problem'
import type { Setup } from '../settings'
import { quote } from '../words'
import { forEachText, isInTextField } from './texts'

/** Words that stand for a text until it is written. */
const whole = /^\s*(?:to ?do|tb[adc]|fixme|x{3,}|\?{2,}|\.{3,}|…+|n\/a|lorem ipsum\b.*)[\s.:!]*$/i
/** The same words in capitals within a text, which may be meant. */
const inside = /\b(?:TODO|TBD|FIXME|XXX)\b|\b[Ll]orem ipsum\b/g

const unquoted = (raw: string): string => raw.replace(/^(['"])(.*)\1$/s, '$2')

/** Reports texts that are still to be written, such as TODO. Drafts may have them. */
export const checkUnwritten = forEachText((text, entry) => {
  const words = unquoted(text.raw)
  if (!whole.test(words) || entry.setup.isDraft(entry.fields.data) || !isInTextField(text, entry)) return []
  const message = `${quote(words)} stands for a text that is still to be written, and the site would print it; write the text`
  return [{ index: 0, message }]
})

const notesIn = ({ source }: Entry, path: string, start: number, text: string): Problem[] =>
  Array.from(text.matchAll(inside), ({ 0: found, index }) => {
    const message = `the site prints ${quote(found)}; write what belongs there, or remove it`
    return asWarning(problemAt(source, start + index, path, message))
  })

/** Warns of notes within texts, such as TODO. Drafts may have them. */
export const checkNotes = (entry: Entry, { isDraft }: Setup): Problem[] => {
  const { source, fields, body } = entry
  if (isDraft(fields.data)) return []
  const texts = fields.texts.filter(({ raw }) => !whole.test(unquoted(raw)))
  const inFields = texts.flatMap(({ path, start, raw }) => notesIn(entry, formatPath(path), start, raw))
  return body ? [...inFields, ...notesIn(entry, 'body', body.start, source.text.slice(body.start))] : inFields
}
