import { parsePlain } from '../body/markdown'
import { textOf } from '../body/nodes'
import type { EntryBody } from '../entry'
import { type BareFinding, pieceFinding, type TextFinding } from '../finding'
import { partsOf } from '../schema/walk'
import { found } from '../sentences'
import type { Settings } from '../settings'
import { alternatives, anyOf, nearest, quote } from '../words'
import { forEachText, isInTextField } from './texts'

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
    const words = textOf(parsePlain(piece)).replace('\u00a0', ' ')
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
