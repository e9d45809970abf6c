import { stringify } from 'yaml'
import { z } from 'zod'
import { insideCurlyQuotes } from '../fields/printed-signs'
import type { FieldPath } from '../problem'
import { withRule } from '../repairs/structure'
import { alternatives, count, didYouMean, enumeration, nearest, quote } from '../words'
import { fixedValues, isGroup, type Part, type PartAt } from './walk'
import { dayIn, firstOfTwo, numberIn, thousandsIn } from './written-forms'

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
export const wanted = (name: PropertyKey | undefined, { schema, required, help, kinds }: Part): string => {
  if (kinds.length > 0) return alternatives(kinds.map(quote))
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

/** The message for a value that is no day of the calendar. */
const dateMessage = (value: unknown): string => {
  const [, year = 0, month = 0] = /^(\d{4})-(\d{2})-\d{2}$/.exec(String(value))?.map(Number) ?? []
  if (year > 0) {
    const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
    const limit = month < 1 || month > 12 ? 'the month is from 01 to 12' : `that month has ${days} days`
    return `${quote(value)} is not a day of the calendar; ${limit}`
  }
  const meant = dayIn(String(value))
  return meant
    ? `${quote(value)} is not a date as year-month-day; did you mean ${meant}?`
    : `${quote(value)} is not a date; write it as year-month-day, such as 2026-01-31`
}

/** The address in an embed code, `<iframe src="https://…">`, or of `www.example.com`. */
const webAddressIn = (text: string): string | undefined => {
  const [, embedded] = /<[^>]*\s(?:src|href)=["']?(https:\/\/[^"'\s>]+)/i.exec(text) ?? []
  return embedded ?? (/^www\.[\w-]+\.[\w./?#=&-]+$/i.test(text) ? `https://${text}` : undefined)
}

/** The message for a text without the form that its field asks for. */
const formatMessage = ({ format, message }: z.core.$ZodIssueInvalidStringFormat, value: unknown): string => {
  const text = String(value)
  switch (format) {
    case 'date':
      return dateMessage(value)
    case 'email': {
      const addresses = text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []
      const [first = 'hello@example.com'] = addresses
      const help = addresses.length === 1 ? `write ${quote(first)}` : `write one, such as ${first}`
      return `${quote(value)} is not an e-mail address; ${help}`
    }
    case 'url': {
      if (text.startsWith('http://'))
        return `${quote(value)} is not encrypted; write ${quote(text.replace('http:', 'https:'))}`
      const meant = webAddressIn(text)
      return `${quote(value)} is not a full web address; write ${meant ? quote(meant) : 'one such as https://example.com/page'}`
    }
    default:
      return `${quote(value)} ${message}`
  }
}

const nounFor = (value: unknown, written = String(value)): string => {
  if (typeof value === 'string') return `the text ${quote(value)}`
  if (typeof value === 'number') return `the number ${written}`
  if (typeof value === 'boolean') return `the word ${value}`
  return Array.isArray(value) ? 'a list' : 'a group of fields'
}

/** The message for a text that YAML reads as a group of fields. */
const groupedText = (value: unknown): string | undefined => {
  const entries = isGroup(value) ? Object.entries(value) : []
  const [[name = '', inner] = []] = entries
  const makesFields = (cause: string, text: string) =>
    `${cause} makes fields of this text; put all of it in quotes: ${quote(text)}`
  if (entries.length > 0 && entries.every(([, each]) => each === null))
    return makesFields('a brace at its start', `{${entries.map(([key]) => key).join(', ')}}`)
  return entries.length === 1 && typeof inner === 'string'
    ? makesFields('a colon followed by a space', `${name}: ${inner}`)
    : undefined
}

/** What to write in place of a value that is no text. @param written A number as it is written, such as 02134. */
const asText = (value: unknown, written = String(value)): string => {
  if (typeof value === 'number' || typeof value === 'boolean') return `write it in quotes: "${written}"`
  if (Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string'))
    return `write one text: ${quote(value.join(', '))}`
  return 'write one text, in quotes if it contains ": "'
}

/** What makes a text no number, by its form. */
const manners: readonly (readonly [form: RegExp, manner: string])[] = [
  [/^-?\d+(?:\.\d+)?$/, ' without quotes'],
  [/^\$?[\dOolI]+$/, ' without letters'],
  [/[a-z$%]/i, ' in digits only'],
]

const asNumber = (value: unknown, field: z.ZodType | undefined): string => {
  const accepts = (number: unknown) => field?.safeParse(Number(number)).success === true
  const text = typeof value === 'string' ? value.trim() : ''
  const written = numberIn(text)
  if (written === undefined) {
    const [example = 3] = (field?.meta()?.['examples'] as unknown[] | undefined) ?? []
    const first = firstOfTwo(text)
    return first ? `write one of them, such as ${first}` : `write digits only, such as ${example}`
  }
  // 105% is 105, or 1.05.
  const part = String(Number(written) / 100)
  const number = text.endsWith('%') && !accepts(written) && accepts(part) ? part : written
  const thousands = thousandsIn(number)
  const near = accepts(number) ? Number(number) : Math.round(Number(number) * 100) / 100
  const [, manner = ''] = manners.find(([form]) => form.test(text)) ?? []
  return `write ${thousands ? `${thousands} or ${near}` : number}${manner}`
}

const asBoolean = (value: unknown): string => {
  const word = String(value)
    .toLowerCase()
    .replace(/[^a-z]/g, '')
  const meant = /^(?:yes|y|on|true)$/.test(word) ? 'true' : /^(?:no|n|off|false)$/.test(word) ? 'false' : undefined
  return `write ${meant ?? 'true or false'}${meant === word ? ' without quotes' : ''}`
}

const asList = (value: unknown): string => {
  const text = typeof value === 'string' ? value.replace(/^[([]|^[*•·–—] |^-|^\d+[.)] /, '') : ''
  const [first = ''] = text.split(/[,;)\]]| [*•·–—] /)
  const example = first.trim() && first.length < 50 ? `, such as "  - ${first.trim()}"` : ''
  return `write each item on a line of its own that starts with "- "${example}`
}

/** The message for a value of another type than zod expects. */
const typeMessage = (expected: string, { value, schema, required }: Part, name?: PropertyKey, written?: string) => {
  const wrong = (noun: string, help: string) => `found ${nounFor(value, written)} where ${noun} expected; ${help}`
  switch (expected) {
    case 'string':
      return groupedText(value) ?? wrong('text is', asText(value, written))
    case 'int':
    case 'number':
      return typeof value === 'number'
        ? `${value} is not a whole number; write one such as ${Math.round(value)}`
        : wrong('a number is', asNumber(value, schema))
    case 'boolean':
      return wrong('true or false is', asBoolean(value))
    case 'array':
      return wrong('a list is', asList(value))
  }
  const noun =
    name === undefined ? 'fields are' : typeof name === 'number' ? 'an item with fields is' : 'a group of fields is'
  const place = typeof name === 'string' ? ' below it' : ''
  const [first, ...others] = required
  const lines = 'each on a line of its own with a colon'
  if (typeof name === 'number' && others.length > 0)
    return wrong(noun, `write "- ${first}: …", and ${enumeration(others)} below it, ${lines}`)
  const example = `${typeof name === 'number' ? '- ' : ''}${first}: …`
  return wrong(noun, `write ${enumeration(required)}${place}, ${lines}, such as "${example}"`)
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

const valueMessage = (issue: Issue, path: FieldPath, part: Part, written?: string): string => {
  const { value, schema } = part
  const items = itemsIn(path, part)
  if (items)
    return `${quote(value)} is read as one item of the list; write ${enumeration(items.map(quote))} as separate items`
  switch (issue.code) {
    case 'invalid_type': {
      // Not all texts that look like a number are allowed in quotes.
      const isNumber = issue.expected === 'string' && typeof value === 'number'
      const [refused] = (isNumber && schema?.safeParse(written).error?.issues) || []
      if (refused) return valueMessage(refused, path, { ...part, value: written })
      return withRule(typeMessage(issue.expected, part, path.at(-1), written), part.fixed)
    }
    case 'too_small':
    case 'too_big':
      return amount(issue, value)
    case 'invalid_format':
      return formatMessage(issue, value)
    case 'invalid_value':
      return choice(value, issue.values)
    case 'invalid_union': {
      // Zod reports only that no member fits; without errors in them this is about the field by which they differ.
      if (part.kinds.length > 0) return choice(value, part.kinds)
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
