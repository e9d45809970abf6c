import { stringify } from 'yaml'
import { z } from 'zod'
import { insideCurlyQuotes } from '../fields/printed-signs'
import type { FieldPath } from '../problem'
import { withRule } from '../repairs/structure'
import { alternatives, count, didYouMean, enumeration, nearest, quote } from '../words'
import { dateMessage, formatMessage, typeMessage } from './type-messages'
import { fixedValues, type Part, type PartAt } from './walk'

/** Longer examples are harder to read than the names of the fields. */
const longestLine = 120

/** A value that a schema allows, from the examples of its fields, or undefined. */
const exampleValue = (schema: unknown): unknown => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return exampleValue(schema.unwrap())
  const [example] = schema instanceof z.ZodType ? ((schema.meta()?.['examples'] as unknown[] | undefined) ?? []) : []
  if (example !== undefined) return example
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodLiteral) return [...schema.values][0]
  if (schema instanceof z.ZodBoolean) return true
  if (schema instanceof z.ZodUnion) return exampleValue(schema.options[0])
  if (schema instanceof z.ZodArray) {
    const item = exampleValue(schema.element)
    return item === undefined ? undefined : [item]
  }
  if (!(schema instanceof z.ZodObject)) return undefined
  const fields = Object.entries(schema.shape).filter(([, field]) => !(field instanceof z.ZodOptional))
  const values = fields.map(([name, field]) => [name, exampleValue(field)])
  return values.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(values)
}

/**
 * A field as one line of YAML with an example that its schema allows: `figure: { value: "80", unit: "%" }`.
 * Undefined where there is no example, or where it is too long for a message.
 */
const exampleLine = (name: string, schema: z.ZodType | undefined): string | undefined => {
  const value = exampleValue(schema)
  if (value === undefined) return undefined
  const line = `${name}: ${stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim()}`
  if (line.length > longestLine || line.includes('\n') || !schema?.safeParse(value).success) return undefined
  return line
}

type Issue = z.core.$ZodIssue

/** How to write a field: its help text, and an example or the fields of a group. */
const wanted = (name: PropertyKey | undefined, { schema, required, help }: Part): string => {
  const example = typeof name === 'string' ? exampleLine(name, schema) : undefined
  if (example) return `${help}. Example: ${example}`
  return required.length > 0 ? `${help}, with the fields ${enumeration(required)}` : `${help}`
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
const literalsOf = ({ schema: union }: Part): string[] =>
  union instanceof z.ZodUnion ? union.options.flatMap((option) => fixedValues(option).map(quote)) : []

/**
 * The items in an item of a list whose author has separated them by other signs than the commas or lines of YAML: `Retail; AI`.
 * Undefined where this is not what makes the item invalid.
 */
export const itemsIn = (path: FieldPath, { value, schema }: Part): string[] | undefined => {
  if (typeof path.at(-1) !== 'number' || typeof value !== 'string') return undefined
  const items = value.split(/[,;|]/).map((item) => item.trim())
  return items.length > 1 && items.every((each) => schema?.safeParse(each).success) ? items : undefined
}

/** The message for a number in place of a text, where the same signs in quotes are not allowed either. */
const refusedText = (
  { value, schema, ...part }: Part,
  path: FieldPath,
  written = String(value),
): string | undefined => {
  if (!(schema instanceof z.ZodString) || typeof value !== 'number') return undefined
  const [issue] = schema.safeParse(written).error?.issues ?? []
  return issue && valueMessage(issue, path, { ...part, schema, value: written })
}

const valueMessage = (issue: Issue, path: FieldPath, part: Part, written?: string): string => {
  const { value, schema } = part
  const items = itemsIn(path, part)
  if (items)
    return `${quote(value)} is read as one item of the list; write ${enumeration(items.map(quote))} as separate items`
  switch (issue.code) {
    case 'invalid_type':
      if (schema instanceof z.ZodISODate && typeof value === 'number') return dateMessage(written ?? value)
      return (
        refusedText(part, path, written) ??
        withRule(typeMessage(issue.expected, part, path.at(-1), written), value === undefined ? undefined : part.fixed)
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
      return first ? valueMessage(first, path, part) : `${quote(value)} is not allowed here`
    }
    default:
      return `${quote(value)} ${issue.message}`
  }
}

/**
 * The message of a schema issue: what was found, and what to write.
 * @param written A number as its author wrote it.
 */
export const issueMessage = (issue: Issue, at: PartAt, written?: string): string => {
  const { path } = issue
  const part = at(path)
  const { value } = part
  const name = path.at(-1)
  if (value === undefined && name !== undefined)
    return withRule(`missing field "${String(name)}"; add it: ${wanted(name, part)}`, at(path.slice(0, -1)).fixed)
  if (value === null && typeof name === 'number')
    return `the item is empty; remove its dash, or write: ${wanted(name, part)}`
  if (value === null) return `the field is empty; write: ${wanted(name, part)}`
  if (typeof value === 'string' && value.trim() === '') return `the text is empty; write: ${wanted(name, part)}`
  return [valueMessage(issue, path, part, written), ...literalsOf(part)].join(', or ')
}
