import { stringify } from 'yaml'
import { z } from 'zod'
import type { BareFinding, FieldPath, Fix } from '../finding'
import { found } from '../sentences'
import { alternatives, anyOf, closest, count, didYouMean, enumeration, nearest, quote, toKebabCase } from '../words'
import { isGroup, type Part, type PartAt } from './walk'
import { dayIn, firstOfTwo, numberIn, thousandsIn } from './written-forms'

/** Longer examples are harder to read than the names of the fields. */
const longestLine = 120

const flow = { collectionStyle: 'flow', lineWidth: 0 } as const

const ownExample = (schema: unknown): unknown =>
  schema instanceof z.ZodType ? (schema.meta()?.['examples'] as unknown[] | undefined)?.[0] : undefined

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

export type ZodIssue = z.core.$ZodIssue

/** How to write a field, after “it”: its help text, and an example or the fields of a group; `help` is the same without the field's name. */
export const wanted = (name: PropertyKey | undefined, { schema, required, help }: Part) => {
  const example = typeof name === 'string' ? exampleLine(name, schema) : undefined
  const end = required.length > 0 ? `, with the fields ${enumeration(required)}` : ''
  // A label that is the name in other letters says nothing more.
  const isName = toKebabCase(`${help}`) === toKebabCase(String(name))
  const said = (line: string | undefined) =>
    line === undefined ? `: ${help}${end}` : isName ? `, such as ${line}` : `: ${help}. Example: ${line}`
  return { wanted: said(example), help: said(example?.slice(`${String(name)}: `.length)) }
}

const amountFinding = (issue: ZodIssue & { code: 'too_small' | 'too_big' }, value: unknown): BareFinding => {
  const small = issue.code === 'too_small'
  const limit = Number(small ? issue.minimum : issue.maximum)
  const bound = small ? 'at least' : 'at most'
  if (issue.origin === 'array') {
    const amount = `${issue.exact ? 'exactly' : bound} ${limit}`
    return found('value/items', { items: count(Object(value).length, 'item'), amount })
  }
  if (issue.origin === 'string') {
    const { length } = String(value).trim()
    const help = small ? `write at least ${limit}` : `the limit is ${limit}, so remove at least ${length - limit}`
    return found('value/length', { characters: count(length, 'character'), help })
  }
  const help = issue.inclusive ? bound : small ? 'a number above' : 'a number below'
  return found('value/limit', { value, size: small ? 'small' : 'big', limit: `${help} ${limit}` })
}

/** The address in an embed code, `<iframe src="https://…">`, or of `www.example.com`. */
const webAddressIn = (text: string): string | undefined => {
  const [, embedded] = /<[^>]*\s(?:src|href)=["']?(https:\/\/[^"'\s>]+)/i.exec(text) ?? []
  return embedded ?? (/^www\.[\w-]+\.[\w./?#=&-]+$/i.test(text) ? `https://${text}` : undefined)
}

const dateFinding = (value: string): BareFinding => {
  const day = dayIn(value)
  if (day) return found('value/date-notation', { value, day }, { replacement: day, safe: true })
  const [, year = 0, month = 0] = /^(\d{4})-(\d{2})-\d{2}$/.exec(value)?.map(Number) ?? []
  if (year === 0) return found('value/date', { value })
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const isMonth = month >= 1 && month <= 12
  return found('value/day', { value, help: isMonth ? `that month has ${days} days` : 'the month is from 01 to 12' })
}

const formatFinding = (format: string, value: string): BareFinding | undefined => {
  if (format === 'date') return dateFinding(value)
  if (format === 'email') {
    const addresses = value.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []
    const first = addresses.length === 1 ? addresses[0] : undefined
    const help = first ? quote(first) : 'one, such as hello@example.com'
    return found('value/email', { value, help }, { replacement: first })
  }
  if (format !== 'url') return undefined
  const address = value.startsWith('http://') ? value.replace('http:', 'https:') : webAddressIn(value)
  const fix = { replacement: address }
  if (address && value.startsWith('http://')) return found('value/unencrypted', { value, address }, fix)
  const help = address ? quote(address) : 'one such as https://example.com/page'
  return found('value/web-address', { value, help }, fix)
}

const nounFor = (value: unknown, written = String(value)): string => {
  if (typeof value === 'string') return `the text ${quote(value)}`
  if (typeof value === 'number') return `the number ${written}`
  if (typeof value === 'boolean') return `the word ${value}`
  return Array.isArray(value) ? 'a list' : 'a group of fields'
}

const groupedFinding = (value: unknown): BareFinding | undefined => {
  const entries = isGroup(value) ? Object.entries(value) : []
  const [[name = '', inner] = []] = entries
  const isBraced = entries.every(([, each]) => each === null)
  if (entries.length === 0 || !(isBraced || (entries.length === 1 && typeof inner === 'string'))) return undefined
  const text = JSON.stringify(isBraced ? `{${entries.map(([key]) => key).join(', ')}}` : `${name}: ${inner}`)
  return found(isBraced ? 'yaml/brace' : 'yaml/colon-in-value', { text }, { replacement: text })
}

/** What to write in place of a value of another type, in words, and as YAML where that is certain. */
type Help = Fix & { help: string }

/** @param written A number as it is written, such as 02134. */
const asText = (value: unknown, written = String(value)): Help => {
  if (typeof value === 'number' || typeof value === 'boolean')
    return { help: `it in quotes: "${written}"`, replacement: `"${written}"` }
  const isList = Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string')
  const text = isList ? value.join(', ') : undefined
  return {
    help: text === undefined ? 'one text, in quotes if it contains ": "' : `one text: ${quote(text)}`,
    replacement: text,
  }
}

const asNumber = (text: string, field: z.ZodType | undefined): Help => {
  const accepts = (number: unknown) => field?.safeParse(Number(number)).success === true
  const written = numberIn(text)
  if (written === undefined) {
    const first = firstOfTwo(text)
    return { help: first ? `one of them, such as ${first}` : `digits only, such as ${ownExample(field) ?? 3}` }
  }
  // 105% is 105, or 1.05.
  const part = String(Number(written) / 100)
  const number = text.endsWith('%') && !accepts(written) && accepts(part) ? part : written
  const thousands = thousandsIn(number)
  const near = accepts(number) ? Number(number) : Math.round(Number(number) * 100) / 100
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(text)
  const help = `${thousands ? `${thousands} or ${near}` : number} ${isNumber ? 'without quotes' : 'in digits only'}`
  return { help, replacement: thousands ? undefined : number }
}

const asBoolean = (value: unknown): Help => {
  const word = String(value)
    .toLowerCase()
    .replace(/[^a-z]/g, '')
  const meant = /^(?:yes|y|on|true)$/.test(word) ? 'true' : /^(?:no|n|off|false)$/.test(word) ? 'false' : undefined
  return { help: `${meant ?? 'true or false'}${meant === word ? ' without quotes' : ''}`, replacement: meant }
}

/** What separates items, but for the comma of an amount (`$1,890`) and the semicolon of a sign that is written by its name: `&nbsp;`. */
const separator = /(?<!\d),|,(?!\d{3}(?!\d))|\||(?<!&#?\w+);/

const listFinding = (value: unknown, said: { found: string }): BareFinding => {
  const text = typeof value === 'string' ? value.replace(/^[([]|^[*•·–—] |^-|^\d+[.)] |[)\]]$/g, '') : ''
  const items = text.split(anyOf([separator, / [*•·–—] /])).map((item) => item.trim())
  const [first = ''] = items
  const example = first && first.length < 50 ? `, such as "  - ${first}"` : ''
  const list = stringify(items, { ...flow, flowCollectionPadding: false }).trim()
  return found('type/list', { ...said, example }, { replacement: text ? list : undefined })
}

const typeFinding = (expected: string, part: Part, name?: PropertyKey, written?: string): BareFinding => {
  const { value, schema, required } = part
  const said = { found: nounFor(value, written) }
  if (expected === 'string') {
    const { help, ...fix } = asText(value, written)
    return groupedFinding(value) ?? found('type/text', { ...said, help }, fix)
  }
  if (expected === 'array') return listFinding(value, said)
  if (expected !== 'boolean' && !/^(?:int|number)$/.test(expected)) {
    const fields = `${enumeration(required)}${typeof name === 'string' ? ' below it' : ''}`
    return found('type/group', { ...said, fields, example: `${typeof name === 'number' ? '- ' : ''}${required[0]}: …` })
  }
  if (expected !== 'boolean' && typeof value === 'number' && Number.isFinite(value))
    return found('type/whole', { found: value, near: Math.round(value) })
  const text = typeof value === 'string' ? value.trim() : ''
  const { help, replacement } = expected === 'boolean' ? asBoolean(value) : asNumber(text, schema)
  const id = expected === 'boolean' ? 'type/boolean' : 'type/number'
  return found(id, { ...said, help }, { replacement, safe: true })
}

/** The allowed values, of many the three that are most like what was written. */
export const choicesFor = (value: unknown, values: readonly unknown[]): string => {
  if (values.length <= 12) return alternatives(values.map(quote))
  return `one of ${values.length} values, such as ${alternatives(closest(String(value), values.map(String)).map(quote))}`
}

const choiceFinding = (value: unknown, values: readonly unknown[]): BareFinding => {
  const near = typeof value === 'string' ? nearest(value, values.map(String)) : undefined
  const all = values.length > 12 ? '' : ` Allowed are ${choicesFor(value, values)}`
  const help = near ? `${didYouMean(String(value), near)}${all}` : `write ${choicesFor(value, values)}`
  return found('value/choice', { value, help }, { replacement: near, safe: true })
}

/** The items in an item that its author has separated by other signs than YAML does: `Retail; AI`. Undefined where that is not its mistake. */
export const itemsIn = (path: FieldPath, { value, schema }: Part): string[] | undefined => {
  if (typeof path.at(-1) !== 'number' || typeof value !== 'string' || schema?.safeParse(value).success) return undefined
  const items = value.split(separator).map((item) => item.trim())
  return items.length > 1 && items.every((each) => schema?.safeParse(each).success) ? items : undefined
}

/** What is wrong in the words of the schema, which may say how to find the text that is meant. */
const ownFinding = ({ message: why }: ZodIssue, { value, schema }: Part, written = ''): BareFinding => {
  const said = { value, why }
  // "\new" may be meant as a backslash, not as a line break.
  if (typeof value !== 'string' || /\\n\p{Ll}/u.test(written)) return found('value/form', said)
  const suggest = schema?.meta()?.['suggest'] as ((text: string) => string | undefined) | undefined
  const tidy = value.replace(/\s*\n\s*/g, ' ').trim()
  return found('value/form', said, { replacement: suggest?.(value) ?? (tidy === value ? undefined : tidy) })
}

const valueFinding = (issue: ZodIssue, path: FieldPath, part: Part, written?: string): BareFinding => {
  const { value, schema } = part
  const items = itemsIn(path, part)
  if (items) {
    const fix = { replacement: items.join(', '), safe: schema instanceof z.ZodEnum }
    return found('value/one-item', { value, items: enumeration(items.map(quote)) }, fix)
  }
  switch (issue.code) {
    case 'invalid_type': {
      // Not all texts that look like a number are allowed in quotes.
      const isNumber = issue.expected === 'string' && typeof value === 'number'
      const [refused] = (isNumber && schema?.safeParse(written).error?.issues) || []
      if (refused) return valueFinding(refused, path, { ...part, value: written })
      return typeFinding(issue.expected, part, path.at(-1), written)
    }
    case 'too_small':
    case 'too_big':
      return amountFinding(issue, value)
    case 'invalid_format':
      return formatFinding(issue.format, String(value)) ?? ownFinding(issue, part, written)
    case 'invalid_value':
      return choiceFinding(value, issue.values)
    default:
      return ownFinding(issue, part, written)
  }
}

/**
 * The finding for what a schema refuses: what was found, and what to write.
 * @param written A number or text as its author wrote it.
 */
export const findingOf = (issue: ZodIssue, at: PartAt, written?: string): BareFinding => {
  const { path } = issue
  const part = at(path)
  const { value } = part
  const name = path.at(-1)
  const help = wanted(name, part)
  if (value === undefined && name !== undefined) return found('field/missing', { name: String(name), ...help })
  if (value === null && typeof name === 'number') return found('field/empty-item', help)
  if (value === null || (typeof value === 'string' && value.trim() === ''))
    return found('field/empty', { part: value === null ? 'field' : 'text', ...help })
  return valueFinding(issue, path, part, written)
}
