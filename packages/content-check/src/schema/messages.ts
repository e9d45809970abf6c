import { stringify } from 'yaml'
import { z } from 'zod'
import { type Advice, type FieldPath, writing } from '../problem'
import { withRule } from '../repairs/structure'
import { alternatives, anyOf, closest, count, didYouMean, enumeration, nearest, quote, toKebabCase } from '../words'
import { isGroup, type Part, type PartAt } from './walk'
import { dayIn, firstOfTwo, numberIn, thousandsIn } from './written-forms'

/** Longer examples are harder to read than the names of the fields. */
const longestLine = 120

const flow = { collectionStyle: 'flow', lineWidth: 0 } as const

const ownExample = (schema: unknown): unknown =>
  schema instanceof z.ZodType ? (schema.meta()?.['examples'] as unknown[] | undefined)?.[0] : undefined

/** A value that a schema allows, from the examples of its fields, or undefined. */
const exampleValue = (schema: unknown): unknown => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return exampleValue(schema.unwrap())
  const example = ownExample(schema)
  if (example !== undefined) return example
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodBoolean) return true
  if (schema instanceof z.ZodArray) {
    const item = exampleValue(schema.element)
    return item === undefined ? undefined : [item]
  }
  if (!(schema instanceof z.ZodObject)) return undefined
  const fields = Object.entries(schema.shape).filter(([, field]) => !(field instanceof z.ZodOptional))
  const values = fields.map(([name, field]) => [name, exampleValue(field)])
  return values.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(values)
}

/** A field as one line of YAML with an example: `figure: { value: "80", unit: "%" }`. Undefined without one that is short enough for a message. */
const exampleLine = (name: string, schema: z.ZodType | undefined): string | undefined => {
  const value = exampleValue(schema)
  if (value === undefined) return undefined
  const line = `${name}: ${stringify(value, flow).trim()}`
  if (line.length > longestLine || line.includes('\n') || !schema?.safeParse(value).success) return undefined
  return line
}

export type Issue = z.core.$ZodIssue

/** How to write a field, after “it”: its help text, and an example or the fields of a group. */
export const wanted = (name: PropertyKey | undefined, { schema, required, help }: Part): string => {
  const example = typeof name === 'string' ? exampleLine(name, schema) : undefined
  // A label that is the name in other letters says nothing more.
  if (example && toKebabCase(`${help}`) === toKebabCase(String(name))) return `, such as ${example}`
  const end = required.length > 0 ? `, with the fields ${enumeration(required)}` : ''
  return `: ${help}${example ? `. Example: ${example}` : end}`
}

const amountMessage = (issue: Issue & { code: 'too_small' | 'too_big' }, value: unknown): string => {
  const small = issue.code === 'too_small'
  const limit = Number(small ? issue.minimum : issue.maximum)
  const bound = small ? 'at least' : 'at most'
  if (issue.origin === 'array')
    return `the list has ${count(Object(value).length, 'item')}; write ${issue.exact ? 'exactly' : bound} ${limit}`
  if (issue.origin === 'string') {
    const { length } = String(value).trim()
    const help = small ? `write at least ${limit}` : `the limit is ${limit}, so remove at least ${length - limit}`
    return `the text has ${count(length, 'character')}; ${help}`
  }
  const help = issue.inclusive ? bound : small ? 'a number above' : 'a number below'
  return `${quote(value)} is too ${small ? 'small' : 'big'}; write ${help} ${limit}`
}

/** The address in an embed code, `<iframe src="https://…">`, or of `www.example.com`. */
const webAddressIn = (text: string): string | undefined => {
  const [, embedded] = /<[^>]*\s(?:src|href)=["']?(https:\/\/[^"'\s>]+)/i.exec(text) ?? []
  return embedded ?? (/^www\.[\w-]+\.[\w./?#=&-]+$/i.test(text) ? `https://${text}` : undefined)
}

/** What is wrong with a date, and what to write. @param meant The day that it names in another notation. */
const dateHelp = (text: string, meant: string | undefined): string => {
  if (meant) return `is not a date as year-month-day; did you mean ${meant}?`
  const [, year = 0, month = 0] = /^(\d{4})-(\d{2})-\d{2}$/.exec(text)?.map(Number) ?? []
  if (year === 0) return 'is not a date; write it as year-month-day, such as 2026-01-31'
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const isMonth = month >= 1 && month <= 12
  return `is not a day of the calendar; ${isMonth ? `that month has ${days} days` : 'the month is from 01 to 12'}`
}

/** Advice for a text without the form that its field asks for. */
const formatAdvice = (format: string, text: string): Advice | undefined => {
  const found = quote(text)
  if (format === 'date') {
    const put = dayIn(text)
    return { message: `${found} ${dateHelp(text, put)}`, put, safe: true }
  }
  if (format === 'email') {
    const addresses = text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []
    const [first, ...others] = addresses
    if (first && others.length === 0) return writing(`${found} is not an e-mail address`, first, quote(first))
    const help = first ? `more than one e-mail address; write ${alternatives(addresses)}` : undefined
    return { message: `${found} is ${help ?? 'not an e-mail address; write one, such as hello@example.com'}` }
  }
  if (format !== 'url') return undefined
  if (text.startsWith('http://')) {
    const secure = text.replace('http:', 'https:')
    return writing(`${found} is not encrypted`, secure, quote(secure))
  }
  const meant = webAddressIn(text)
  const help = meant ? quote(meant) : 'one such as https://example.com/page'
  return writing(`${found} is not a full web address`, meant, help)
}

const nounFor = (value: unknown, written = String(value)): string => {
  if (typeof value === 'string') return `the text ${quote(value)}`
  if (typeof value === 'number') return `the number ${written}`
  if (typeof value === 'boolean') return `the word ${value}`
  return Array.isArray(value) ? 'a list' : 'a group of fields'
}

/** Advice for a text that YAML reads as a group of fields. */
const groupedAdvice = (value: unknown): Advice | undefined => {
  const entries = isGroup(value) ? Object.entries(value) : []
  const [[name = '', inner] = []] = entries
  const isBraced = entries.every(([, each]) => each === null)
  if (entries.length === 0 || !(isBraced || (entries.length === 1 && typeof inner === 'string'))) return undefined
  const put = JSON.stringify(isBraced ? `{${entries.map(([key]) => key).join(', ')}}` : `${name}: ${inner}`)
  const cause = isBraced
    ? 'a text that starts with a brace, as a placeholder does, is read as fields'
    : 'a colon followed by a space makes fields of this text'
  return { message: `${cause}; put all of it in double quotes: ${put}`, put }
}

/** What to write in place of a value of another type, in words, and as YAML where that is certain. */
type Help = readonly [words: string, put?: string | undefined]

/** @param written A number as it is written, such as 02134. */
const asText = (value: unknown, written = String(value)): Help => {
  if (typeof value === 'number' || typeof value === 'boolean') return [`it in quotes: "${written}"`, `"${written}"`]
  const isList = Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string')
  const text = isList ? value.join(', ') : undefined
  return [text === undefined ? 'one text, in quotes if it contains ": "' : `one text: ${quote(text)}`, text]
}

const asNumber = (text: string, field: z.ZodType | undefined): Help => {
  const accepts = (number: unknown) => field?.safeParse(Number(number)).success === true
  const written = numberIn(text)
  if (written === undefined) {
    const first = firstOfTwo(text)
    return [first ? `one of them, such as ${first}` : `digits only, such as ${ownExample(field) ?? 3}`]
  }
  // 105% is 105, or 1.05.
  const part = String(Number(written) / 100)
  const number = text.endsWith('%') && !accepts(written) && accepts(part) ? part : written
  const thousands = thousandsIn(number)
  const near = accepts(number) ? Number(number) : Math.round(Number(number) * 100) / 100
  const manner = /^-?\d+(?:\.\d+)?$/.test(text) ? 'without quotes' : 'in digits only'
  return thousands ? [`${thousands} or ${near} ${manner}`] : [`${number} ${manner}`, number]
}

const asBoolean = (value: unknown): Help => {
  const word = String(value)
    .toLowerCase()
    .replace(/[^a-z]/g, '')
  const meant = /^(?:yes|y|on|true)$/.test(word) ? 'true' : /^(?:no|n|off|false)$/.test(word) ? 'false' : undefined
  return [`${meant ?? 'true or false'}${meant === word ? ' without quotes' : ''}`, meant]
}

/** What separates items, but for the semicolon of a sign that is written by its name: `&nbsp;`. */
const separator = /[,|]|(?<!&#?\w+);/

const asList = (value: unknown): Help => {
  const text = typeof value === 'string' ? value.replace(/^[([]|^[*•·–—] |^-|^\d+[.)] |[)\]]$/g, '') : ''
  const items = text.split(anyOf([separator, / [*•·–—] /])).map((item) => item.trim())
  const [first = ''] = items
  const example = first && first.length < 50 ? `, such as "  - ${first}"` : ''
  const list = stringify(items, { ...flow, flowCollectionPadding: false }).trim()
  return [`each item on a line of its own that starts with "- "${example}`, text ? list : undefined]
}

const asGroup = (required: readonly string[], name: PropertyKey | undefined): Help => {
  const place = typeof name === 'string' ? ' below it' : ''
  const example = `${typeof name === 'number' ? '- ' : ''}${required[0]}: …`
  return [`${enumeration(required)}${place}, each on a line of its own with a colon, such as "${example}"`]
}

/** Advice for a value of another type than zod expects. */
const typeAdvice = (expected: string, part: Part, name?: PropertyKey, written?: string): Advice => {
  const { value, schema, required } = part
  const wrong = (noun: string, [words, put]: Help, safe?: boolean): Advice => ({
    message: `found ${nounFor(value, written)} where ${noun} expected; write ${words}`,
    put,
    safe,
  })
  if (expected === 'string') return groupedAdvice(value) ?? wrong('text is', asText(value, written))
  if (expected === 'boolean') return wrong('true or false is', asBoolean(value), true)
  if (expected === 'array') return wrong('a list is', asList(value))
  if (!/^(?:int|number)$/.test(expected)) return wrong('fields are', asGroup(required, name))
  if (typeof value === 'number' && Number.isFinite(value))
    return { message: `${value} is not a whole number; write one such as ${Math.round(value)}` }
  const text = typeof value === 'string' ? value.trim() : ''
  return wrong('a number is', asNumber(text, schema), true)
}

/** The allowed values, of many the three that are most like what was written. */
export const choicesFor = (value: unknown, values: readonly unknown[]): string => {
  if (values.length <= 12) return alternatives(values.map(quote))
  return `one of ${values.length} values, such as ${alternatives(closest(String(value), values.map(String)).map(quote))}`
}

const choiceAdvice = (value: unknown, values: readonly unknown[]): Advice => {
  const near = typeof value === 'string' ? nearest(value, values.map(String)) : undefined
  const all = values.length > 12 ? '' : ` Allowed are ${choicesFor(value, values)}`
  const help = near ? `${didYouMean(String(value), near)}${all}` : `write ${choicesFor(value, values)}`
  return { message: `${quote(value)} is not one of the allowed values; ${help}`, put: near, safe: true }
}

/** The items in an item that its author has separated by other signs than YAML does: `Retail; AI`. Undefined where that is not its mistake. */
export const itemsIn = (path: FieldPath, { value, schema }: Part): string[] | undefined => {
  if (typeof path.at(-1) !== 'number' || typeof value !== 'string') return undefined
  const items = value.split(separator).map((item) => item.trim())
  return items.length > 1 && items.every((each) => schema?.safeParse(each).success) ? items : undefined
}

/** Advice in the words of the schema, which may say how to find the text that is meant. */
const ownAdvice = ({ message }: Issue, { value, schema }: Part, written = ''): Advice => {
  const wrong = `${quote(value)} ${message}`
  // "\new" may be meant as a backslash, not as a line break.
  if (typeof value !== 'string' || /\\n\p{Ll}/u.test(written)) return { message: wrong }
  const meant = schema?.meta()?.['meant'] as ((text: string) => string | undefined) | undefined
  const tidy = value.replace(/\s*\n\s*/g, ' ').trim()
  return { message: wrong, put: meant?.(value) ?? (tidy === value ? undefined : tidy) }
}

const valueAdvice = (issue: Issue, path: FieldPath, part: Part, written?: string): Advice => {
  const { value, schema } = part
  const items = itemsIn(path, part)
  if (items) {
    const message = `${quote(value)} is read as one item of the list; write ${enumeration(items.map(quote))} as separate items`
    return { message, put: items.join(', '), safe: schema instanceof z.ZodEnum }
  }
  switch (issue.code) {
    case 'invalid_type': {
      // Not all texts that look like a number are allowed in quotes.
      const isNumber = issue.expected === 'string' && typeof value === 'number'
      const [refused] = (isNumber && schema?.safeParse(written).error?.issues) || []
      if (refused) return valueAdvice(refused, path, { ...part, value: written })
      const advice = typeAdvice(issue.expected, part, path.at(-1), written)
      return { ...advice, message: withRule(advice.message, part.fixed) }
    }
    case 'too_small':
    case 'too_big':
      return { message: amountMessage(issue, value) }
    case 'invalid_format':
      return formatAdvice(issue.format, String(value)) ?? ownAdvice(issue, part, written)
    case 'invalid_value':
      return choiceAdvice(value, issue.values)
    default:
      return ownAdvice(issue, part, written)
  }
}

/**
 * Advice for a schema issue: what was found, and what to write.
 * @param written A number or text as its author wrote it.
 */
export const issueAdvice = (issue: Issue, at: PartAt, written?: string): Advice => {
  const { path } = issue
  const part = at(path)
  const { value } = part
  const name = path.at(-1)
  const help = wanted(name, part)
  if (value === undefined && name !== undefined)
    return { message: withRule(`missing field "${String(name)}"; add it${help}`, at(path.slice(0, -1)).fixed) }
  if (value === null && typeof name === 'number')
    return { message: `the item is empty; remove its dash, or write it${help}` }
  if (value === null || (typeof value === 'string' && value.trim() === ''))
    return { message: `the ${value === null ? 'field' : 'text'} is empty; write it${help}` }
  return valueAdvice(issue, path, part, written)
}
