import { z } from 'zod'
import { insideCurlyQuotes } from './curly-quotes'
import { dateMessage, formatMessage } from './format-messages'
import { exampleLine } from './schema-examples'
import { descriptionAt, requiredFields, schemaAt, valueAt } from './schema-walk'
import { typeMessage } from './type-messages'
import { alternatives, count, didYouMean, enumeration, nearest, quote } from './words'

type Issue = z.core.$ZodIssue

/** How to write a field: its help text, and an example or the fields of a group. */
const wanted = (schema: z.ZodType, data: unknown, path: readonly PropertyKey[]): string => {
  const help = descriptionAt(schema, data, path)
  const field = schemaAt(schema, data, path)
  const name = path.at(-1)
  const example = typeof name === 'string' ? exampleLine(name, field) : undefined
  if (example) return `${help}. Example: ${example}`
  const names = requiredFields(field)
  return names.length > 0 ? `${help}, with the fields ${enumeration(names)}` : `${help}`
}

const amount = (issue: Issue & { code: 'too_small' | 'too_big' }, value: unknown): string => {
  const small = issue.code === 'too_small'
  const limit = Number(small ? issue.minimum : issue.maximum)
  if (issue.origin === 'string') {
    const length = typeof value === 'string' ? value.trim().length : 0
    if (!small)
      return `the text has ${count(length, 'character')}; the limit is ${limit}, so remove at least ${length - limit}`
    return `the text has ${count(length, 'character')}; write at least ${limit}`
  }
  if (issue.origin === 'array') {
    const length = Array.isArray(value) ? value.length : 0
    const bound = issue.exact ? 'exactly' : small ? 'at least' : 'at most'
    return `the list has ${count(length, 'item')}; write ${bound} ${limit}`
  }
  if (!issue.inclusive)
    return `${quote(value)} is too ${small ? 'small; write a number above' : 'big; write a number below'} ${limit}`
  return `${quote(value)} is too ${small ? 'small; write at least' : 'big; write at most'} ${limit}`
}

const choice = (value: unknown, values: readonly unknown[]): string => {
  const allowed = values.map((item) => quote(item))
  if (allowed.length === 1) return `${quote(value)} is not the allowed value; write ${allowed[0]}`
  const near = typeof value === 'string' ? nearest(insideCurlyQuotes(value) ?? value, values.map(String)) : undefined
  if (near)
    return `${quote(value)} is not one of the allowed values; ${didYouMean(String(value), near)} Allowed are ${alternatives(allowed)}`
  return `${quote(value)} is not one of the allowed values; write ${alternatives(allowed)}`
}

/** Literal values that a field also accepts, such as /demo-form instead of an address. */
const literalsAt = (schema: z.ZodType, data: unknown, path: readonly PropertyKey[]): string[] => {
  const union = schemaAt(schema, data, path)
  if (!(union instanceof z.ZodUnion)) return []
  return union.options.flatMap((option) => (option instanceof z.ZodLiteral ? [...option.values].map(quote) : []))
}

/**
 * The items in an item of a list whose author has separated them by other signs than the commas or lines of YAML: `Retail; AI`.
 * Undefined where this is not what makes the item invalid.
 */
export const itemsIn = (schema: z.ZodType, data: unknown, path: readonly PropertyKey[]): string[] | undefined => {
  const value = valueAt(data, path)
  if (typeof path.at(-1) !== 'number' || typeof value !== 'string') return undefined
  const items = value.split(/[,;|]/).map((item) => item.trim())
  const item = schemaAt(schema, data, path)
  return items.length > 1 && items.every((each) => item?.safeParse(each).success) ? items : undefined
}

/** The message for a number in place of a text, where the same signs in quotes are not allowed either. */
const refusedText = (
  value: unknown,
  field: z.ZodType | undefined,
  schema: z.ZodType,
  data: unknown,
  written = String(value),
): string | undefined => {
  if (!(field instanceof z.ZodString) || typeof value !== 'number') return undefined
  const [issue] = field.safeParse(written).error?.issues ?? []
  return issue && valueMessage(issue, written, schema, data)
}

const valueMessage = (issue: Issue, value: unknown, schema: z.ZodType, data: unknown, written?: string): string => {
  const field = schemaAt(schema, data, issue.path)
  const items = itemsIn(schema, data, issue.path)
  if (items)
    return `${quote(value)} is read as one item of the list; write ${enumeration(items.map(quote))} as separate items`
  switch (issue.code) {
    case 'invalid_type':
      if (field instanceof z.ZodISODate && typeof value === 'number') return dateMessage(written ?? value)
      return (
        refusedText(value, field, schema, data, written) ??
        typeMessage(issue.expected, value, field, issue.path.at(-1), written)
      )
    case 'too_small':
    case 'too_big':
      return amount(issue, value)
    case 'invalid_format':
      return formatMessage(issue, value)
    case 'invalid_value':
      return choice(value, issue.values)
    case 'invalid_union': {
      const first = issue.errors[0]?.[0]
      return first ? valueMessage(first, value, schema, data) : `${quote(value)} is not allowed here`
    }
    default:
      return `${quote(value)} ${issue.message}`
  }
}

/**
 * The message of a schema issue: what was found, and what to write.
 * @param written A number as its author wrote it.
 */
export const issueMessage = (issue: Issue, schema: z.ZodType, data: unknown, written?: string): string => {
  const { path } = issue
  const value = valueAt(data, path)
  if (value === undefined && path.length > 0) {
    return `missing field "${String(path.at(-1))}"; add it: ${wanted(schema, data, path)}`
  }
  if (value === null && typeof path.at(-1) === 'number')
    return `the item is empty; remove its dash, or write: ${wanted(schema, data, path)}`
  if (value === null) return `the field is empty; write: ${wanted(schema, data, path)}`
  if (typeof value === 'string' && value.trim() === '') return `the text is empty; write: ${wanted(schema, data, path)}`
  return [valueMessage(issue, value, schema, data, written), ...literalsAt(schema, data, path)].join(', or ')
}
