import { parsePlain } from '../body/markdown'
import { textOf } from '../body/nodes'
import type { EntryBody } from '../entry'
import { type Advice, pieceProblem, type TextProblem, writing } from '../problem'
import { partsOf } from '../schema/walk'
import type { Setup } from '../settings'
import { alternatives, anyOf, nearest, quote } from '../words'
import { forEachText, isInTextField } from './texts'

/** Curly quotes around a whole value: word processors write them in place of the straight quotes of YAML. */
const inQuotes = /^(?:[“”„]([^“”„"]*)[“”„"]|[‘’‚]([^‘‚]*)[‘’])$/

/** Warns of values in curly quotes, and of a quote without its partner. Quotes that are meant are written inside straight ones, which keeps them. */
export const checkCurlyQuotes = forEachText(({ raw, plain }, { setup }) => {
  if (!plain) return []
  const [, double, single] = inQuotes.exec(raw) ?? []
  const inside = double ?? single
  if (inside !== undefined) {
    const shown = `${quote(inside)}, or run "${setup.fixCommand}"`
    return [
      pieceProblem(0, raw, { ...writing('the site prints these curly quotes', inside, shown), severity: 'warning' }),
    ]
  }
  const [sign, ...others] = raw.match(/[“”„"]/g) ?? []
  const isAtEnd = sign !== undefined && (/^[“„"]/.test(raw) || /[^\d\s][”"]$/.test(raw))
  if (!isAtEnd || others.length > 0) return []
  const message = `the site prints ${sign}, which has no partner; write one, or remove it`
  return [{ index: raw.indexOf(sign), message, severity: 'warning' }]
})

const emphasis = /(?<emphasis>\*\*|__|(?<![\w*])\*|(?<![\w_])_)(?=[^\s*_])[^*_\n]*[^\s*_]\k<emphasis>(?![\w*_])/
const link = /(?<link>\[[^\]\n]{1,300}\]\([^()\s]+\))/
/** Any tag, also one that is folded over lines or has no end, and a comment. */
const tag = /(?<tag><(?:\/?[a-z][\w-]*(?=[\s/>])[^<>]*|!--.*?--)>?)/
const entity = /&(?:[a-z]+|#x?[0-9a-f]+);/
const mark = anyOf([emphasis, link, tag, entity], 'gi')

/** Reports Markdown and HTML in a field, with what they stand for: only the texts below the fields are Markdown. */
export const checkFieldMarks = forEachText((text, entry) =>
  Array.from(text.raw.matchAll(mark)).flatMap(({ 0: found, index, groups = {} }) => {
    const why =
      (groups['emphasis'] && ', since fields have no bold or slanted text') ??
      (groups['link'] && ', since fields have no links') ??
      (groups['tag'] && ', since fields are not HTML')
    if (why && !isInTextField(text, entry)) return []
    const wrong = `the site prints ${quote(found)} as it stands${why ?? ''}`
    const words = textOf(parsePlain(found)).replace('\u00a0', ' ')
    if (words === found) return [{ index, message: `${wrong}; remove it` }]
    return [pieceProblem(index, found, writing(wrong, words, words === ' ' ? 'a space' : quote(words)))]
  }),
)

const braced = ({ placeholders }: Setup): string[] => placeholders.map((name) => `{${name}}`)

/** Braces, and names in the brackets of other programs: `[name]`, `{{name}}`, `${name}`. */
const brackets = /\$\{[^{}\n]+\}|\{\{[^{}\n]*\}\}|\[\w+\](?!\()|\{\w*(?:[^{}\n]*\})?|\}/g

const placeholderAdvice = (text: string, known: readonly string[]): Advice | undefined => {
  if (known.includes(text)) return undefined
  const name = `{${text.replace(/[[\]{}$]/g, '').trim()}}`
  if (known.includes(name)) return writing(`the site prints ${text} as it stands`, name)
  if (text.startsWith('[')) return undefined
  const near = nearest(text, known)
  const help = ['remove it', ...(known.length > 0 ? [`or write ${alternatives(known)}`] : [])].join(', ')
  return { message: `unknown placeholder ${text}; ${near ? `did you mean ${near}?` : help}`, put: near }
}

const problemsIn = (text: string, known: readonly string[]): TextProblem[] =>
  Array.from(text.matchAll(brackets)).flatMap(({ 0: found, index }) => {
    const advice = placeholderAdvice(found, known)
    return advice ? [pieceProblem(index, found, advice)] : []
  })

/** Reports braces in fields that are no placeholder: one of the settings, or one that the field's help text names in braces. */
export const checkPlaceholders = forEachText(({ path, raw }, { setup, schema, fields }) => {
  if (!/[[{}]/.test(raw)) return []
  const own = partsOf(schema, fields.data)(path).help?.match(/\{[^{}]+\}/g) ?? []
  return problemsIn(raw, [...own, ...braced(setup)])
})

/** The same for bodies. In MDX bodies braces are code, which the check of components reports. */
export const checkBodyPlaceholders = ({ setup, text, format }: EntryBody): TextProblem[] =>
  format === 'mdx' ? [] : problemsIn(text, braced(setup))
