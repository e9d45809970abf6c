import { count } from '@site/content-check'
import { z } from 'zod'
import { articleBlocks } from '../../components/mdx/blocks'
import { type Collection, collections } from '../../lib/content/collections'
import { routes } from '../../lib/routes'
import { iconNames } from '../../lib/sprite/icons'
import { toSlug } from '../../lib/text/slug'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Everything below this line of docs/editing.md is generated. */
export const referenceMark =
  '<!-- Generated from the schemas: run "npm run test:unit -- reference -u" after changing them. -->'

const choices = (values: readonly unknown[]): string => {
  // More than a dozen values are described by the meaning of the field.
  if (values.length > 12) return `one of ${values.length} names`
  return `${values.length > 1 ? 'one of ' : ''}${values.map((value) => `\`${value}\``).join(', ')}`
}

/** `up to 60 characters`, `1 to 4 items`. */
const range = (least = 0, most: number | undefined, unit: string): string => {
  if (most === undefined) return least > 0 ? `at least ${count(least, unit)}` : ''
  if (least === most) return `exactly ${count(most, unit)}`
  return `${least > 0 ? `${least} to` : 'up to'} ${count(most, unit)}`
}

const formats: Record<string, string> = { date: 'a day, year first', email: 'an e-mail address', uri: 'a full address' }

/** What the value of a field may be. */
const limitsOf = (schema: JsonSchema): string => {
  const { type, minimum, exclusiveMinimum, maximum = Number.MAX_SAFE_INTEGER, minLength = 0 } = schema
  if (schema.enum || schema.const !== undefined) return choices(schema.enum ?? [schema.const])
  if (type === 'boolean') return '`true` or `false`'
  if (type === 'array') return range(schema.minItems, schema.maxItems, 'item')
  if (type === 'integer' || type === 'number') {
    const from = exclusiveMinimum === undefined ? `from ${minimum}` : `above ${exclusiveMinimum}`
    const to = maximum < Number.MAX_SAFE_INTEGER ? ` to ${maximum.toLocaleString('en-US')}` : ''
    return `${type === 'integer' ? 'whole number' : 'number'} ${from}${to}`
  }
  // Nearly every text must have a character, which goes without saying.
  return formats[schema.format ?? ''] ?? range(minLength > 1 ? minLength : 0, schema.maxLength, 'character')
}

const asSchema = (value: unknown): JsonSchema => Object(value)

/** The rows of an object's fields, nested ones below their group, in the order of the schema. */
const fieldRows = ({ properties = {}, required = [] }: JsonSchema, prefix = ''): string[] =>
  Object.entries(properties).flatMap(([name, property]) =>
    rowsOf(asSchema(property), `${prefix}${name}`, required.includes(name) ? '' : 'optional'),
  )

/** The row of a field, and those of what is in it. */
const rowsOf = (schema: JsonSchema, path: string, first = ''): string[] => {
  const { title = '', description = title, examples } = schema
  const items = schema.type === 'array' ? asSchema(schema.items) : {}
  const isPlainList = schema.type === 'array' && items.type !== 'object' && items.type !== 'array'
  const cells = [
    `\`${path}\``,
    description.toLowerCase().startsWith(title.toLowerCase()) ? description : `${title}. ${description}`,
    [first, limitsOf(schema), isPlainList && limitsOf(items) && `each ${limitsOf(items)}`].filter(Boolean).join(', '),
    String([isPlainList ? items.examples : examples].flat()[0] ?? ''),
  ].map((text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' '))
  const row = `| ${cells.join(' | ')} |`
  if (schema.oneOf) return [row, ...schema.oneOf.flatMap((variant) => fieldRows(asSchema(variant), `${path}.`))]
  if (schema.type === 'object') return [row, ...fieldRows(schema, `${path}.`)]
  if (items.type === 'object') return [row, ...fieldRows(items, `${path}[].`)]
  return items.type === 'array' ? [row, ...rowsOf(items, `${path}[]`)] : [row]
}

const section = ({ label, pattern, summary, paths, schema, format }: Collection): string => {
  const body = format === 'yaml' ? '' : ' The text is below the fields, after a line `---`.'
  const isEverywhere = paths.length === Object.keys(routes).length
  const places = isEverywhere ? 'every page' : paths.map((path) => `\`${path}\``).join(', ')
  return [
    `### ${label}`,
    '',
    `\`content/${pattern}\`. ${summary}${body} Shown on ${places}.`,
    '',
    '| field | meaning | limits | example |',
    '| --- | --- | --- | --- |',
    ...fieldRows(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
    '',
  ].join('\n')
}

const all = Object.values<Collection>(collections)

/** The generated part of docs/editing.md: every collection with its fields. */
export const fieldReference = (): string =>
  [
    referenceMark,
    '',
    '## All blocks of articles',
    '',
    '| block | what it shows |',
    '| --- | --- |',
    ...Object.values(articleBlocks).flatMap(({ usages }) =>
      usages.map(([written, shows]) => `| \`${written}\` | ${shows} |`),
    ),
    '',
    '## All fields',
    '',
    'Fields that are not marked as optional must be there. `[]` stands for each item of a list. Icons are named',
    `${iconNames.map((name) => `\`${name}\``).join(', ')}.`,
    '',
    all.map(({ label }) => `[${label}](#${toSlug(label)})`).join(' · '),
    '',
    ...all.map(section),
  ].join('\n')
