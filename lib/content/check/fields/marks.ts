import { quote } from '../words'
import { forEachText, isInTextField, type TextFinding } from './text-rules'

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

const findAll = (raw: string, pattern: RegExp, help: (words: string) => string): TextFinding[] =>
  Array.from(raw.matchAll(pattern), ({ 0: found, index, groups }) => ({
    index,
    message: `the site prints ${quote(found)} as it stands${help(groups?.['words'] ?? '')}`,
  }))

/** Reports signs in fields that are written as in HTML: fields are not HTML. */
export const checkEntities = forEachText(({ raw }) => findAll(raw, entity, (name) => `; ${signMessage(name)}`))

/** Reports the first Markdown or HTML in a field: only the texts below the fields are Markdown. */
export const checkFieldMarks = forEachText((text, document) => {
  const [first] = marks.flatMap(([pattern, help]) => findAll(text.raw, pattern, help))
  return first && isInTextField(text, document) ? [first] : []
})
