import { type Collection, namingFields, toWords } from '@site/content-check'
import type { Field } from '@sveltia/cms'
import { z } from 'zod'
import type { EditorSite } from './site'

export type JsonSchema = z.core.JSONSchema.JSONSchema

/** The JSON Schema from which a form is made, in which `choices` say in which group of the menu the list is. */
export const formSchema = (schema: z.ZodType, { groups }: Pick<EditorSite, 'groups'>): JsonSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema: field }) => {
      const { collection: file, field: list } = (field['choices'] ?? {}) as { collection?: string; field?: string }
      const group = groups.find(({ members }) => members.some((member) => member === file))
      if (group) field['choices'] = { collection: group.name, file, value_field: `${list}.*` }
    },
  })

const propertiesOf = (schema: JsonSchema): [string, JsonSchema][] =>
  Object.entries(schema.properties ?? {}).map(([name, property]) => [name, property as JsonSchema])

/** Longer texts get a box of several lines; shorter ones are numbers and units, which tell little about their group. */
const [longestLine, shortestName] = [120, 16]

/** Whether a field may have any words, and no address, name, day, or choice. */
export const isFreeText = ({ type, format, pattern, enum: options, choices, reference, link }: JsonSchema): boolean =>
  type === 'string' && ![format, pattern, options, choices, reference, link].some(Boolean)

/** The name of the field that stands for a group: a heading, or the first required text that may be any words. */
export const namingField = (schema: JsonSchema): string | undefined => {
  const texts = propertiesOf(schema).filter(([name, each]) => isFreeText(each) && schema.required?.includes(name))
  const heading = namingFields.find((each) => texts.some(([name]) => name === each))
  const [first] = [...texts.filter(([, { maxLength = shortestName }]) => maxLength >= shortestName), ...texts]
  return heading ?? first?.[0]
}

/** The field with the position of an entry, and the field within whose groups positions count, unless they count for all. */
const positionIn = (schema: JsonSchema) => {
  const [field, { position = 'all' } = {}] = propertiesOf(schema).find(([, each]) => each['position']) ?? []
  return field === undefined ? undefined : { field, within: position === 'all' ? undefined : String(position) }
}

/** A collection with what its forms and its list need of its schema and of the site. */
export const formSource = (site: EditorSite, name: string, collection: Collection) => {
  const schema = formSchema(collection.schema, site)
  const [naming, position, options] = [namingField(schema), positionIn(schema), site.entries?.[name]]
  /** What lists say of an entry: its name, what the site adds, and its position. */
  const lineOf = (fields: Readonly<Record<string, unknown>>): string =>
    [fields[naming ?? ''], ...(options?.line?.(fields) ?? []), position && `position ${fields[position.field]}`]
      .filter(Boolean)
      .join(' · ')
  return { name, collection, schema, naming, position, lineOf, ...options }
}

const uploadHint = 'Press “Browse” to upload one. It is made smaller, and gets a name for the web'

const stringField = ({ format, maxLength: maxlength, link }: JsonSchema) => {
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', picker_utc: true }
  if (link === 'picture') return { widget: 'image', choose_url: false, hint: uploadHint }
  if ((maxlength ?? 0) > longestLine) return { widget: 'text', use_emoji_autocomplete: false, maxlength }
  const type = format === 'email' ? 'email' : format === 'uri' ? 'url' : 'text'
  return { widget: 'string', type, use_emoji_autocomplete: false, maxlength }
}

const summary = (schema: JsonSchema, name = namingField(schema)): string | undefined => name && `{{fields.${name}}}`

const options = (values: readonly unknown[]) => values.map(String).map((value) => ({ value, label: toWords(value) }))

const listField = ({ items, minItems: min = 0, maxItems: max, ...list }: JsonSchema, required: boolean) => {
  const item = items as JsonSchema
  // A required list may be empty unless its schema states a minimum.
  const shared = { required: required && min > 0, min, max }
  if (item.enum) return { widget: 'select', multiple: true, options: options(item.enum), ...shared }
  const named = { widget: 'list', label_singular: item.title ?? list.title, ...shared }
  if (item.type !== 'object') return { ...named, field: toField('item', item) }
  return { ...named, collapsed: 'auto', summary: summary(item), fields: toFields(item) }
}

const shapeOf = (label: string, schema: JsonSchema, required: boolean) => {
  const { reference, choices } = schema
  if (reference) return { widget: 'relation', collection: reference, value_field: '{{slug}}' }
  if (choices) return { widget: 'relation', ...choices }
  if (schema.enum) return { widget: 'select', options: options(schema.enum) }
  if (schema.type === 'boolean') return { widget: 'boolean', required: false }
  if (schema.type === 'array') return listField(schema, required)
  if (schema.type !== 'object') return stringField(schema)
  const named = [label, summary(schema)].filter(Boolean).join(': ')
  return { widget: 'object', collapsed: 'auto', summary: named, fields: toFields(schema) }
}

/** The form field for one property of a schema, from its JSON Schema. Numbers are texts: other boxes drop “1,320”, or a part of it. */
export const toField = (name: string, schema: JsonSchema, required = true): Field => {
  const label = schema.title ?? toWords(name)
  return { name, label, hint: schema.description, required, ...shapeOf(label, schema, required) } as Field
}

/** The form fields of an object, in the order of its schema. */
export const toFields = (schema: JsonSchema): Field[] =>
  propertiesOf(schema).map(([name, property]) => toField(name, property, schema.required?.includes(name)))
