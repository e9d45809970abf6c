import { quote } from '../words'
import { forEachText, type TextFinding } from './text-rules'

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
export const checkCurlyQuotes = forEachText(({ raw, plain }) => {
  const at = (index: number, message: string): TextFinding[] => [{ index, message, severity: 'warning' }]
  if (!plain) return []
  const inside = insideCurlyQuotes(raw)
  if (inside !== undefined)
    return at(0, `the site prints these curly quotes; write ${quote(inside)}, or run "npm run content:fix"`)
  const unpaired = unpairedQuote(raw)
  if (unpaired === undefined) return []
  return at(unpaired, `the site prints ${raw.charAt(unpaired)}, which has no partner; write one, or remove it`)
})
