import { z } from 'zod'
import { insideCurlyQuotes } from '../check/curly-quotes'
import { dayIn } from '../check/day-form'
import { fieldOf, isGroup, schemaAt } from '../check/schema-walk'

/** `key: “text”` or `- ‘text’`: typographic quotes where YAML wants straight ones. */
const curlyQuoted = /^(\s*(?:- )?(?:[\w-]+: +)?)([“”„‘‚].*[“”„‘’])\s*$/

/** A field or list item whose text is on the lines below it. */
const opensBlock = /(?:^|[:-] +)[|>][-+\d]*\s*$/

const indentOf = (line: string): number => line.search(/\S|$/)

const straighten = (line: string): string => {
  const [, start = '', quoted = ''] = curlyQuoted.exec(line) ?? []
  const text = insideCurlyQuotes(quoted)
  return text === undefined || start.trim() === ''
    ? line
    : `${start}"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** Replaces typographic quotes around values by straight ones. Texts of several lines stay. */
export const straightenQuotes = (yaml: string): string => {
  let block = Number.POSITIVE_INFINITY
  return yaml
    .split('\n')
    .map((line) => {
      if (line.trim() !== '' && indentOf(line) <= block) block = Number.POSITIVE_INFINITY
      if (block !== Number.POSITIVE_INFINITY) return line
      if (opensBlock.test(line)) block = indentOf(line)
      return straighten(line)
    })
    .join('\n')
}

/** The fields with days in the form `2026-01-31`. Days that the calendar does not have stay as they are. */
export const mendDays = (schema: z.ZodType, fields: unknown): unknown => {
  if (Array.isArray(fields))
    return fields.map((item, index) => mendDays(schemaAt(schema, fields, [index]) ?? z.never(), item))
  if (isGroup(fields)) {
    return Object.fromEntries(
      Object.keys(fields).map((name) => [
        name,
        mendDays(schemaAt(schema, fields, [name]) ?? z.never(), fieldOf(fields, name)),
      ]),
    )
  }
  if (!(schema instanceof z.ZodISODate) || typeof fields !== 'string') return fields
  const mended = dayIn(fields) ?? fields
  return schema.safeParse(mended).success ? mended : fields
}
