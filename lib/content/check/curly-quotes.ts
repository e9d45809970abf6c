import type { DocumentFields } from './document-rules'
import { formatPath, type Problem } from './problem'
import { problemAt } from './source'
import { quote } from './words'

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

/** Warns of values in curly quotes. Quotes that are meant are written inside straight ones, which keeps them. */
export const checkCurlyQuotes = ({ source, fields }: DocumentFields): Problem[] =>
  fields.texts.flatMap(({ path, start, raw, plain }) => {
    const inside = plain ? insideCurlyQuotes(raw) : undefined
    if (inside === undefined) return []
    const message = `the site prints these curly quotes; write ${quote(inside)}, or run "npm run content:fix"`
    return [{ ...problemAt(source, start, formatPath(path), message), severity: 'warning' as const }]
  })
