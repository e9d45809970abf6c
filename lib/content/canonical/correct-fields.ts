import { z } from 'zod'
import { insideCurlyQuotes } from '../check/fields/curly-quotes'
import { dayIn } from '../check/schema/day-form'
import { thousandsIn } from '../check/schema/number-form'
import { isGroup, schemaAt } from '../check/schema/walk'

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

/** A value or group of fields with each value replaced by the result of `change`. */
const mapValues = (
  schema: z.ZodType,
  value: unknown,
  change: (schema: z.ZodType, value: unknown) => unknown,
): unknown => {
  const mapAt = (name: PropertyKey, inner: unknown) =>
    mapValues(schemaAt(schema, value, [name]) ?? z.never(), inner, change)
  if (Array.isArray(value)) return value.map((item, index) => mapAt(index, item))
  if (isGroup(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapAt(name, inner)]))
  return change(schema, value)
}

/** The fields with days in the form `2026-01-31`. Days that the calendar does not have stay as they are. */
export const correctDays = (schema: z.ZodType, fields: unknown): unknown =>
  mapValues(schema, fields, (field, value) =>
    field instanceof z.ZodISODate && typeof value === 'string' ? (dayIn(value) ?? value) : value,
  )

/** The fields of a form with numbers that it holds as text, such as 1.125, where no thousands can be meant. */
export const readNumbers = (schema: z.ZodType, fields: unknown): unknown =>
  mapValues(schema, fields, (field, value) => {
    const isNumber = field instanceof z.ZodNumber && typeof value === 'string' && field.safeParse(Number(value)).success
    return isNumber && !field.safeParse(Number(thousandsIn(value) ?? Number.NaN)).success ? Number(value) : value
  })
