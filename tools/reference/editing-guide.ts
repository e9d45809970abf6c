import { count } from '@site/content-check'
import { z } from 'zod'
import { type Collection, collections } from '../../lib/content/collections'
import { iconNames } from '../../lib/icons'
import { routes } from '../../lib/routes'
import { toSlug } from '../../lib/slug'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Everything below this line of docs/editing.md is generated. */
export const referenceMark =
  '<!-- Generated from the schemas: run "npm run test:unit -- reference -u" after changing them. -->'

/** One field of an entry as docs/editing.md lists it. */
interface FieldRow {
  /** `responsibilities[].title` */
  path: string
  meaning: string
  limits: string
  example: string
}

const range = (least = 0, most: number | undefined, unit: string): string => {
  if (most !== undefined && least === most) return `exactly ${count(most, unit)}`
  if (most === undefined) return least > 0 ? `at least ${count(least, unit)}` : ''
  return least > 0 ? `${least} to ${count(most, unit)}` : `up to ${count(most, unit)}`
}

const choices = (values: readonly unknown[]): string => {
  // More than a dozen values are described by the meaning of the field.
  if (values.length > 12) return `one of ${values.length} names`
  return `${values.length > 1 ? 'one of ' : ''}${values.map((value) => `\`${value}\``).join(', ')}`
}

const numberLimits = ({ type, minimum, maximum, exclusiveMinimum }: JsonSchema): string => {
  const to = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? ` to ${maximum.toLocaleString('en-US')}` : ''
  const from = exclusiveMinimum !== undefined ? ` above ${exclusiveMinimum}` : ` from ${minimum}`
  return `${type === 'integer' ? 'whole number' : 'number'}${from}${to}`
}

/** Nearly every text must have a character, which goes without saying. */
const textLimits = ({ minLength = 0, maxLength }: JsonSchema): string =>
  range(minLength > 1 ? minLength : 0, maxLength, 'character')

const formats: Record<string, string> = { date: 'a day, year first', email: 'an e-mail address', uri: 'a full address' }

const limitsOf = (schema: JsonSchema): string => {
  if (schema.enum || schema.const !== undefined) return choices(schema.enum ?? [schema.const])
  if (schema.type === 'boolean') return '`true` or `false`'
  if (schema.type === 'array') return range(schema.minItems, schema.maxItems, 'item')
  if (schema.type === 'integer' || schema.type === 'number') return numberLimits(schema)
  return formats[schema.format ?? ''] ?? textLimits(schema)
}

const asSchema = (value: unknown): JsonSchema =>
  typeof value === 'object' && value !== null ? (value as JsonSchema) : {}

/** The fields of an object, nested ones below their group, in the order of the schema. */
const fieldRows = ({ properties = {}, required = [] }: JsonSchema, prefix = ''): FieldRow[] =>
  Object.entries(properties).flatMap(([name, property]) =>
    rowsOf(asSchema(property), `${prefix}${name}`, required.includes(name) ? '' : 'optional'),
  )

/** The row of a field, and those of what is in it. The members of a group that the site fixes have the same fields, which are listed once. */
const rowsOf = (schema: JsonSchema, path: string, first = ''): FieldRow[] => {
  const { title = '', description = title, examples, properties = {} } = schema
  const isFixed = schema['fixed'] !== undefined
  const items = schema.type === 'array' ? asSchema(schema.items) : {}
  const isPlainList = schema.type === 'array' && items.type !== 'object' && items.type !== 'array'
  const example: unknown = [isPlainList ? items.examples : examples].flat()[0]
  const limits = isFixed ? `exactly ${choices(Object.keys(properties)).replace('one of ', '')}` : limitsOf(schema)
  const row = {
    path,
    meaning: description.toLowerCase().startsWith(title.toLowerCase()) ? description : `${title}. ${description}`,
    limits: [first, limits, isPlainList && limitsOf(items) && `each ${limitsOf(items)}`].filter(Boolean).join(', '),
    example: String(example ?? ''),
  }
  if (schema.oneOf) return [row, ...schema.oneOf.flatMap((variant) => fieldRows(asSchema(variant), `${path}.`))]
  if (isFixed) return [row, ...fieldRows(asSchema(Object.values(properties)[0]), `${path}.*.`)]
  if (schema.type === 'object') return [row, ...fieldRows(schema, `${path}.`)]
  if (items.type === 'object') return [row, ...fieldRows(items, `${path}[].`)]
  return items.type === 'array' ? [row, ...rowsOf(items, `${path}[]`)] : [row]
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ')

const line = ({ path, meaning, limits, example }: FieldRow): string =>
  `| ${[`\`${path}\``, meaning, limits, example].map(cell).join(' | ')} |`

const places = (shownOn: readonly string[]): string =>
  shownOn.length === Object.keys(routes).length ? 'every page' : shownOn.map((path) => `\`${path}\``).join(', ')

const section = ({ label, pattern, summary, shownOn, schema, format }: Collection): string => {
  const rows = fieldRows(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  const body = format === 'data' ? '' : ' The text is below the fields, after a line `---`.'
  return [
    `### ${label}`,
    '',
    `\`content/${pattern}\`. ${summary}${body} Shown on ${places(shownOn)}.`,
    '',
    '| field | meaning | limits | example |',
    '| --- | --- | --- | --- |',
    ...rows.map(line),
  ].join('\n')
}

/** The generated part of docs/editing.md: every collection with its fields. */
export const fieldReference = (): string =>
  [
    referenceMark,
    '',
    '## All fields',
    '',
    'Fields that are not marked as optional must be there. `[]` stands for each item of a list, and `*` for each of the names above it. Icons are named',
    `${iconNames.map((name) => `\`${name}\``).join(', ')}.`,
    '',
    Object.values<Collection>(collections)
      .map(({ label }) => `[${label}](#${toSlug(label)})`)
      .join(' · '),
    '',
    ...Object.values<Collection>(collections).map((collection) => `${section(collection)}\n`),
  ].join('\n')
