import { z } from 'zod'
import { parse } from './body/markdown'
import { textOf } from './body/nodes'
import type { EntryBody, EntryFields } from './entry'
import { findCharacters } from './files/read-source'
import { type BareFinding, type Finding, findingIn, formatPath, pieceFinding, type TextFinding } from './finding'
import { choicesFor, wanted } from './schema/values'
import { partsOf, schemaAt, valueAt } from './schema/walk'
import { decimalsFinding, thousandsIn } from './schema/written-forms'
import { found } from './sentences'
import type { Settings } from './settings'
import { alternatives, anyOf, nearest, quote } from './words'
import type { WrittenText } from './yaml'

/** The rule for entries that follows from one for single texts, as they are written. */
export const forEachText =
  (rule: (text: WrittenText, entry: EntryFields) => TextFinding[]) =>
  (entry: EntryFields): Finding[] =>
    entry.fields.texts.flatMap((text) =>
      rule(text, entry).map((each) => findingIn(entry.source, text.start, formatPath(text.path), each)),
    )

const fieldOfText = ({ path }: WrittenText, { schema }: EntryFields): z.ZodType | undefined => schemaAt(schema, path)

/** Whether a text is in a field of text, where others are choices, days, and the like. */
export const isInTextField = (text: WrittenText, entry: EntryFields): boolean =>
  fieldOfText(text, entry) instanceof z.ZodString

/** Reports invisible and garbled characters that are written by their numbers, such as "\u0000", in the words for those that are there. */
export const checkEscapes = forEachText(({ path, raw }, { fields }) => {
  const value = raw.startsWith('"') && raw.includes('\\') ? valueAt(fields.data, path) : undefined
  return typeof value === 'string' ? findCharacters(value).map((each) => ({ ...each, index: 0 })) : []
})

/** Reports texts that are cut off, or emptied, by a comment on their line. Behind numbers and fixed values a comment does no harm. */
export const checkComments = forEachText((text, entry) => {
  const { raw, start, comment, path } = text
  if (comment === undefined) return []
  const field = fieldOfText(text, entry)
  const isText = field instanceof z.ZodString
  const note = (entry.source.text.slice(comment).split('\n', 1)[0] ?? '').trim()
  const whole = entry.source.text.slice(start, comment) + note
  const at = (wrong: BareFinding) => [{ ...pieceFinding(0, whole, wrong), index: comment - start }]
  if (isText && (raw !== '' || field.safeParse(note).error?.issues[0]?.code !== 'invalid_format'))
    return at(found('yaml/comment', {}, { replacement: JSON.stringify(whole), safe: false }))
  if (raw !== '') return []
  const word = note.replace(/^#+\s*/, '')
  const meant = field instanceof z.ZodNumber ? Number(word) : word
  const allowed = field instanceof z.ZodEnum ? field.options : field?.safeParse(meant).success ? [meant] : []
  const values = allowed.length > 0 ? choicesFor(word, allowed) : ''
  const examples = `it${wanted(path.at(-1), partsOf(entry.schema, entry.fields.data)(path)).wanted}`
  return at(found('yaml/comment-value', { note, help: values || examples }))
})

/** Reports numbers with other signs than digits, or with a point that may be meant to separate thousands, as in 1.320. */
export const checkNumbers = forEachText((text, entry) => {
  const isNumber = text.plain && text.raw !== '' && fieldOfText(text, entry) instanceof z.ZodNumber
  if (isNumber && Number.isFinite(Number(text.raw)) && !/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text.raw))
    return [{ ...found('value/digits', { value: text.raw, number: Number(text.raw) }), index: 0 }]
  const thousands = text.plain ? thousandsIn(text.raw) : undefined
  const mayBe = (number: unknown) => fieldOfText(text, entry)?.safeParse(Number(number)).success === true
  if (!thousands || !mayBe(thousands)) return []
  const [near] = [Number(text.raw), Math.round(Number(text.raw) * 100) / 100].filter(mayBe)
  return [{ ...decimalsFinding(text.raw, near === undefined ? thousands : `${thousands} or ${near}`), index: 0 }]
})

const joining = 'and|or|but|the|a|an|of|to|for|with|in|on|at|by|from|as|is|are|that|which|because|your|our|their'
const openEnd = new RegExp(`(?:,|-|\\b(?:${joining}))$`)

/** The last words of a text that stops without the end of a sentence; undefined for others. A few words need no full stop. */
export const brokenEnd = (text: string): string | undefined => {
  const prose = text.trim()
  const isLong = /[.!?] |^(?:\S+\s+){8}/.test(prose)
  if (/[.!?…:)\]"”’]$/.test(prose) || !(isLong || openEnd.test(prose))) return undefined
  return /(?<!\S)\S+\s+\S+$/.exec(prose)?.[0]
}

/** Warns of running texts that stop without the end of a sentence. Drafts may do so. */
export const checkEnds = forEachText((text, entry) => {
  const { data } = entry.fields
  const value = valueAt(data, text.path)
  const words = typeof value === 'string' && !entry.settings.isDraft(data) ? brokenEnd(value) : undefined
  const { prose, examples } = (words && fieldOfText(text, entry)?.meta()) || {}
  // What goes on after the field, such as with an address, has an example that says so.
  if (!words || !prose || brokenEnd(String(examples))) return []
  return [{ ...found('text/broken-end', { words }), index: 0 }]
})

/** Curly quotes around a whole value: word processors write them in place of the straight quotes of YAML. */
const inQuotes = /^(?:[“”„]([^“”„"]*)[“”„"]|[‘’‚]([^‘‚]*)[‘’])$/

/** Warns of values in curly quotes, and of a quote without its partner. Quotes that are meant are written inside straight ones, which keeps them. */
export const checkCurlyQuotes = forEachText(({ raw, plain }, { settings }) => {
  if (!plain) return []
  const [, double, single] = inQuotes.exec(raw) ?? []
  const inside = double ?? single
  if (inside !== undefined) {
    const said = { words: inside, command: settings.fixCommand }
    return [pieceFinding(0, raw, found('text/curly-quotes', said, { replacement: inside }))]
  }
  const [sign, ...others] = raw.match(/[“”„"]/g) ?? []
  const isAtEnd = sign !== undefined && (/^[“„"]/.test(raw) || /[^\d\s][”"]$/.test(raw))
  return isAtEnd && others.length === 0 ? [{ ...found('text/lone-quote', { sign }), index: raw.indexOf(sign) }] : []
})

const emphasis = /(?<emphasis>\*\*|__|(?<![\w*])\*|(?<![\w_])_)(?=[^\s*_])[^*_\n]*[^\s*_]\k<emphasis>(?![\w*_])/
const link = /(?<link>\[[^\]\n]{1,300}\]\([^()\s]+\))/
/** Any tag, also one that is folded over lines or has no end, and a comment. */
const tag = /(?<tag><(?:\/?[a-z][\w-]*(?=[\s/>])[^<>]*|!--.*?--)>?)/
const entity = /&(?:[a-z]+|#x?[0-9a-f]+);/
const mark = anyOf([emphasis, link, tag, entity], 'gi')

/** Reports Markdown and HTML in a field, with what they stand for: only the texts below the fields are Markdown. */
export const checkFieldMarks = forEachText((text, entry) =>
  Array.from(text.raw.matchAll(mark)).flatMap(({ 0: piece, index, groups = {} }) => {
    const why =
      (groups['emphasis'] && ', since fields have no bold or slanted text') ??
      (groups['link'] && ', since fields have no links') ??
      (groups['tag'] && ', since fields are not HTML') ??
      ''
    if (why && !isInTextField(text, entry)) return []
    const words = textOf(parse(piece)).replace('\u00a0', ' ')
    const isSame = words === piece
    const help = isSame ? 'remove it' : `write ${words === ' ' ? 'a space' : quote(words)}`
    const fix = { replacement: isSame ? undefined : words }
    return [pieceFinding(index, piece, found('text/markup', { found: piece, why, help }, fix))]
  }),
)

const braced = ({ placeholders }: Settings): string[] => placeholders.map((name) => `{${name}}`)

/** Braces, and names in the brackets of other programs: `[name]`, `{{name}}`, `${name}`. */
const brackets = /\$\{[^{}\n]+\}|\{\{[^{}\n]*\}\}|\[\w+\](?!\()|\{\w*(?:[^{}\n]*\})?|\}/g

const placeholderFinding = (text: string, known: readonly string[]): BareFinding | undefined => {
  if (known.includes(text)) return undefined
  const name = `{${text.replace(/[[\]{}$]/g, '').trim()}}`
  if (known.includes(name)) return found('placeholder/brackets', { found: text, name }, { replacement: name })
  if (text.startsWith('[')) return undefined
  const near = nearest(text, known)
  const help = ['remove it', ...(known.length > 0 ? [`or write ${alternatives(known)}`] : [])].join(', ')
  const said = { found: text, help: near ? `did you mean ${near}?` : help }
  return found('placeholder/unknown', said, { replacement: near })
}

const findingsIn = (text: string, known: readonly string[]): TextFinding[] =>
  Array.from(text.matchAll(brackets)).flatMap(({ 0: piece, index }) => {
    const wrong = placeholderFinding(piece, known)
    return wrong ? [pieceFinding(index, piece, wrong)] : []
  })

/** Reports braces in fields that are no placeholder: one of the settings, or one that the field's help text names in braces. */
export const checkPlaceholders = forEachText(({ path, raw }, { settings, schema, fields }) => {
  if (!/[[{}]/.test(raw)) return []
  const own = partsOf(schema, fields.data)(path).help?.match(/\{[^{}]+\}/g) ?? []
  return findingsIn(raw, [...own, ...braced(settings)])
})

/** The same for bodies. In MDX bodies braces are code, which the check of components reports. */
export const checkBodyPlaceholders = ({ settings, text, format }: EntryBody): TextFinding[] =>
  format === 'mdx' ? [] : findingsIn(text, braced(settings))
