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
  label: string
  /** More about its meaning, where the label does not say enough. */
  hint: string
  limits: string
  example: string
}

const range = (least: number | undefined, most: number | undefined, unit: string): string => {
  const [from, to] = [least ?? 0, most]
  if (to === undefined) return from > 1 ? `at least ${from}${unit}` : ''
  if (from === to) return `exactly ${to}${unit}`
  return from > 1 ? `${from} to ${to}${unit}` : `up to ${to}${unit}`
}

/** Choices of more than this many values are described by the hint. */
const manyValues = 12

const choices = (values: readonly unknown[]): string => {
  if (values.length > manyValues) return `one of ${values.length} names`
  return values.length === 1 ? `\`${values[0]}\`` : `one of ${values.map((value) => `\`${value}\``).join(', ')}`
}

const numberLimits = ({ type, minimum, maximum, exclusiveMinimum }: JsonSchema): string => {
  const kind = type === 'integer' ? 'whole number' : 'number'
  if (minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER)
    return `${kind} from ${minimum} to ${maximum.toLocaleString('en-US')}`
  if (exclusiveMinimum !== undefined) return `${kind} above ${exclusiveMinimum}`
  return minimum === undefined ? kind : `${kind} from ${minimum}`
}

const items = ({ minItems = 0, maxItems }: JsonSchema): string => {
  if (maxItems === undefined && minItems === 1) return 'at least 1 item'
  if (maxItems === undefined || minItems === maxItems) return range(minItems, maxItems, ' items')
  return `${minItems} to ${maxItems} items`
}

const formats: Record<string, string> = { date: 'a day, year first', email: 'an e-mail address', uri: 'a full address' }

const limitsOf = (schema: JsonSchema): string => {
  if (schema.enum) return choices(schema.enum)
  if (schema.const !== undefined) return choices([schema.const])
  if (schema.type === 'boolean') return '`true` or `false`'
  if (schema.type === 'array') return items(schema)
  if (schema.type === 'integer' || schema.type === 'number') return numberLimits(schema)
  const format = formats[schema.format ?? '']
  if (format) return format
  return range(schema.minLength, schema.maxLength, ' characters')
}

const rowOf = (schema: JsonSchema, path: string, required: boolean): FieldRow => {
  const { title = '', description = '', examples } = schema
  const example: unknown = Array.isArray(examples) ? examples[0] : undefined
  const limits = [required ? '' : 'optional', limitsOf(schema)].filter(Boolean).join(', ')
  return {
    path,
    label: title,
    hint: description.toLowerCase().startsWith(title.toLowerCase()) ? description.slice(title.length) : description,
    limits,
    example: example === undefined ? '' : String(example),
  }
}

const asSchema = (value: unknown): JsonSchema =>
  typeof value === 'object' && value !== null ? (value as JsonSchema) : {}

/** The fields of an object, nested ones below their group, in the order of the schema. */
const fieldRows = (object: JsonSchema, prefix = ''): FieldRow[] =>
  Object.entries(object.properties ?? {}).flatMap(([name, property]) =>
    below(asSchema(property), `${prefix}${name}`, object.required?.includes(name) ?? false),
  )

/** The members of a group that the site fixes have the same fields, which are listed once. */
const fixedRows = ({ properties = {} }: JsonSchema, row: FieldRow): FieldRow[] => {
  const [first] = Object.values(properties).map(asSchema)
  const names = Object.keys(properties).map((name) => `\`${name}\``)
  const rows = first ? fieldRows(first, `${row.path}.*.`) : []
  return [{ ...row, limits: `exactly ${names.join(', ')}` }, ...rows]
}

const below = (schema: JsonSchema, path: string, required: boolean): FieldRow[] => {
  const row = rowOf(schema, path, required)
  const variants = (schema.oneOf ?? []).map(asSchema)
  if (variants.length > 0) return [row, ...variants.flatMap((variant) => fieldRows(variant, `${path}.`))]
  if (schema['fixed'] !== undefined) return fixedRows(schema, row)
  if (schema.type === 'object') return [row, ...fieldRows(schema, `${path}.`)]
  const items = schema.type === 'array' ? asSchema(schema.items) : undefined
  if (!items) return [row]
  return items.type === 'object' || items.type === 'array'
    ? [row, ...below(items, `${path}[]`, true).slice(items.type === 'object' ? 1 : 0)]
    : [
        {
          ...row,
          limits: [row.limits, limitsOf(items)].filter(Boolean).join(', each '),
          example: rowOf(items, path, true).example,
        },
      ]
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ')

const meaning = ({ label, hint }: FieldRow): string => {
  const rest = hint.replace(/^[\s.;,:]+/, '')
  if (rest === '') return label
  if (/^[\s,]/.test(hint)) return `${label}${hint.startsWith(',') ? hint : ` ${rest}`}`
  // A hint that does not continue the label keeps its first letter, since it may begin with a value.
  return rest === hint ? `${label}. ${hint}` : `${label}. ${rest[0]?.toUpperCase()}${rest.slice(1)}`
}

const line = (row: FieldRow): string =>
  `| ${[`\`${row.path}\``, meaning(row), row.limits, row.example].map(cell).join(' | ')} |`

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
