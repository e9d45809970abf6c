import { z } from 'zod'
import type { DocumentFields } from './document-rules'
import { formatPath, type Problem } from './problem'
import { schemaAt } from './schema-walk'
import { problemAt } from './source'
import { quote } from './words'

/** Marks of Markdown and HTML, each with what to write in its place. */
const marks: readonly [pattern: RegExp, message: (found: string, words: string) => string][] = [
  [
    /(\*\*|__|(?<![\w*])\*|(?<![\w_])_)(?=[^\s*_])(?<words>[^*_\n]*[^\s*_])\1(?![\w*_])/g,
    (found, words) =>
      `the site prints ${quote(found)} as it stands, since fields have no bold or slanted text; write ${quote(words)}`,
  ],
  [
    /\[(?<words>[^\]\n]+)\]\([^()\s]+\)/g,
    (found, words) => `the site prints ${quote(found)} as it stands, since fields have no links; write ${quote(words)}`,
  ],
  [
    /<(?<words>\/?(?:a|b|big|br|center|div|em|font|form|h[1-6]|hr|i|iframe|img|li|ol|p|s|script|section|small|span|strong|style|sub|sup|table|t[dhr]|u|ul|video)\b[^<>\n]*|!--.*?--)>/gi,
    (found) => `the site prints ${quote(found)} as it stands, since fields are not HTML; remove it`,
  ],
]

/** Reports Markdown and HTML in fields: only the texts below the fields are Markdown. */
export const checkFieldMarks = ({ source, fields, schema }: DocumentFields): Problem[] =>
  fields.texts
    .filter(({ path }) => schemaAt(schema, fields.data, path) instanceof z.ZodString)
    .flatMap(({ path, start, raw }) => {
      const [first] = marks.flatMap(([pattern, message]) =>
        Array.from(raw.matchAll(pattern), ({ 0: found, index, groups }) =>
          problemAt(source, start + index, formatPath(path), message(found, groups?.['words'] ?? '')),
        ),
      )
      return first ? [first] : []
    })
