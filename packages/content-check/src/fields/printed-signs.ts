import type { EntryBody } from '../entry'
import { type BodyProblem, positionAt, type TextProblem } from '../problem'
import { descriptionAt } from '../schema/walk'
import type { Setup } from '../settings'
import { alternatives, nearest, quote } from '../words'
import { forEachText, isInTextField } from './texts'

const pairs: readonly RegExp[] = [/^[“”„"]([^“”„"]*)[“”„"]$/, /^[‘’‚]([^‘‚]*)[‘’]$/]

/**
 * The text between curly quotes that surround a whole value; undefined when there are none. Word processors write them in
 * place of the straight quotes of YAML, and the site prints them.
 */
export const insideCurlyQuotes = (value: string): string | undefined => {
  const text = value.trim()
  if (!/[“”„‘’‚]/.test(`${text.at(0)}${text.at(-1)}`)) return undefined
  return pairs.map((pair) => pair.exec(text)?.[1]).find((inner) => inner !== undefined)
}

/** The place of a quote at the start or the end of a text without quotes of YAML that has no partner. */
const unpairedQuote = (text: string): number | undefined => {
  if (/^[“„"]/.test(text) && !/[”“"]/.test(text.slice(1))) return 0
  return /[^\d\s][”"]$/.test(text) && !/[“„"]/.test(text.slice(0, -1)) ? text.length - 1 : undefined
}

/** Warns of values in curly quotes, and of a quote without its partner. Quotes that are meant are written inside straight ones, which keeps them. */
export const checkCurlyQuotes = forEachText(({ raw, plain }, { setup }) => {
  const at = (index: number, message: string): TextProblem[] => [{ index, message, severity: 'warning' }]
  if (!plain) return []
  const inside = insideCurlyQuotes(raw)
  if (inside !== undefined)
    return at(0, `the site prints these curly quotes; write ${quote(inside)}, or run "${setup.fixCommand}"`)
  const unpaired = unpairedQuote(raw)
  if (unpaired === undefined) return []
  return at(unpaired, `the site prints ${raw.charAt(unpaired)}, which has no partner; write one, or remove it`)
})

/** Signs as HTML writes them, which come with text from web pages. */
const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '”',
  apos: '’',
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
}

const signMessage = (name: string): string => {
  const sign = signs[name.toLowerCase()]
  if (sign === undefined) return 'write the sign itself'
  return sign === ' ' ? 'write a space' : `write ${quote(sign)}`
}

const emphasis = /(?<mark>\*\*|__|(?<![\w*])\*|(?<![\w_])_)(?=[^\s*_])(?<words>[^*_\n]*[^\s*_])\k<mark>(?![\w*_])/g
const link = /\[(?<words>[^\]\n]+)\]\([^()\s]+\)/g
const tag =
  /<(?:\/?(?:a|b|big|br|center|div|em|font|form|h[1-6]|hr|i|iframe|img|li|ol|p|s|script|section|small|span|strong|style|sub|sup|table|t[dhr]|u|ul|video)\b[^<>\n]*|!--.*?--)>/gi
const entity = /&(?:(?<words>[a-z]+)|#x?[0-9a-f]+);/gi

/** Marks of Markdown and HTML, each with why the site prints it and what to write. `words` are those inside of the marks. */
const marks: readonly [pattern: RegExp, message: (words: string) => string][] = [
  [emphasis, (words) => `, since fields have no bold or slanted text; write ${quote(words)}`],
  [link, (words) => `, since fields have no links; write ${quote(words)}`],
  [tag, () => ', since fields are not HTML; remove it'],
]

const findAll = (raw: string, pattern: RegExp, help: (words: string) => string): TextProblem[] =>
  Array.from(raw.matchAll(pattern), ({ 0: found, index, groups }) => ({
    index,
    message: `the site prints ${quote(found)} as it stands${help(groups?.['words'] ?? '')}`,
  }))

/** Reports signs in fields that are written as in HTML: fields are not HTML. */
export const checkEntities = forEachText(({ raw }) => findAll(raw, entity, (name) => `; ${signMessage(name)}`))

/** Reports the first Markdown or HTML in a field: only the texts below the fields are Markdown. */
export const checkFieldMarks = forEachText((text, entry) => {
  const [first] = marks.flatMap(([pattern, help]) => findAll(text.raw, pattern, help))
  return first && isInTextField(text, entry) ? [first] : []
})

const braced = ({ placeholders }: Setup): string[] => placeholders.map((name) => `{${name}}`)

/** Braces, and names in the brackets of other programs: `[name]`, `{{name}}`, `${name}`. */
const brackets = /\$\{[^{}\n]+\}|\{\{[^{}\n]*\}\}|\[\w+\](?!\()|\{[^{}\n]*\}?|\}/g
const inOtherBrackets = /^(?:\$\{.+\}|\{\{.*\}\}|\[.*\])$/s

const placeholderMessage = (text: string, known: readonly string[]): string | undefined => {
  if (known.includes(text)) return undefined
  const name = `{${text.replace(/[[\]{}$]/g, '').trim()}}`
  if (inOtherBrackets.test(text) && known.includes(name)) return `the site prints ${text} as it stands; write ${name}`
  if (text.startsWith('[')) return undefined
  const help = known.length > 0 ? `write ${alternatives(known)}` : 'remove it'
  if (!text.startsWith('{') || !text.endsWith('}'))
    return `"${text.slice(0, 1)}" without its partner; ${known.length > 0 ? `remove it, or ${help}` : help}`
  const near = nearest(text, known)
  return `unknown placeholder ${text}; ${near ? `did you mean ${near}?` : help}`
}

const problemsIn = (text: string, known: readonly string[]): TextProblem[] =>
  Array.from(text.matchAll(brackets)).flatMap(({ 0: found, index }) => {
    const message = placeholderMessage(found, known)
    return message ? [{ index, message }] : []
  })

/** Reports braces in fields that are no placeholder: one of the settings, or one that the field's help text names in braces. */
export const checkPlaceholders = forEachText(({ path, raw }, { setup, schema, fields }) => {
  if (!/[[{}]/.test(raw)) return []
  const own = descriptionAt(schema, fields.data, path)?.match(/\{[^{}]+\}/g) ?? []
  return problemsIn(raw, [...own, ...braced(setup)])
})

/** The same for bodies. In MDX bodies braces are code, which the check of components reports. */
export const checkBodyPlaceholders = ({ setup, source, start, format }: EntryBody): BodyProblem[] =>
  format === 'mdx'
    ? []
    : problemsIn(source.text.slice(start), braced(setup)).map(({ index, message }) => ({
        ...positionAt(source, start + index),
        message,
      }))
