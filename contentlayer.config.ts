/** The collections as document types of Contentlayer, from which pages read (lib/build/content.ts). Their fields are declared once, in zod. */
import { basename } from 'node:path'
import {
  type ComputedFields,
  type DocumentType,
  defineDocumentType,
  defineNestedType,
  type FieldDef,
  type FieldDefs,
  type LocalDocument,
  makeSource,
} from 'contentlayer2/source-files'
import { z } from 'zod'
import { locateContent } from './lib/build/content-folder.mjs'
import { type CollectionName, collectionNames, collections, type SiteCollection } from './lib/content/collections'
import { headingsIn } from './lib/content/headings'
import { readMinutes } from './lib/content/read-time'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Contentlayer warns about names of types in lower case. */
const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const toFields = (object: JsonSchema, path: string): FieldDefs =>
  Object.fromEntries(
    Object.entries(object.properties ?? {}).map(([name, property]) => [
      name,
      {
        ...toField(property as JsonSchema, path + capitalized(name)),
        required: object.required?.includes(name),
      },
    ]),
  )

const toNested = (schema: JsonSchema, path: string) =>
  defineNestedType(() => ({ name: path, fields: toFields(schema, path) }))

const toField = (schema: JsonSchema, path: string): FieldDef => {
  const { description } = schema
  if (schema.anyOf || schema.oneOf) return { type: 'json', description }
  if (schema.enum) return { type: 'enum', options: schema.enum.map(String), description }
  switch (schema.type) {
    case 'string':
      // Also days: Contentlayer would make a time of a `date`.
      return { type: 'string', description }
    case 'integer':
    case 'number':
      return { type: 'number', description }
    case 'boolean':
      return { type: 'boolean', description }
    case 'object':
      return { type: 'nested', of: toNested(schema, path), description }
    case 'array':
      return toList(schema.items as JsonSchema, path, description)
    default:
      throw new Error(
        `${path}: a field of type "${schema.type}" has no counterpart in Contentlayer; use json or extend toField`,
      )
  }
}

const toList = (items: JsonSchema, path: string, description?: string): FieldDef => {
  const item = toField(items, `${path}Item`)
  if (item.type === 'nested') return { type: 'list', of: toNested(items, `${path}Item`), description }
  if (item.type === 'enum') return { type: 'list', of: { type: 'enum', options: item.options }, description }
  if (item.type === 'string' || item.type === 'boolean' || item.type === 'number')
    return { type: 'list', of: { type: item.type }, description }
  return { type: 'json', description }
}

/** What is derived from each entry of a collection that has several. */
const computedFields = (name: CollectionName): ComputedFields => {
  const { extension, format, isSingle, address }: SiteCollection = collections[name]
  if (isSingle) return {}
  const slugOf = ({ _id }: LocalDocument) => basename(_id, extension)
  const headings: ComputedFields[string] = { type: 'json', resolve: ({ body }) => headingsIn(body.raw) }
  return {
    slug: { type: 'string', resolve: slugOf },
    ...(address && { address: { type: 'string', resolve: (entry) => address(slugOf(entry)) } }),
    ...(format === 'mdx' && { readMinutes: { type: 'number', resolve: ({ body }) => readMinutes(body.raw) } }),
    ...(format !== 'yaml' && !address?.('').includes('#') && { headings }),
  }
}

/**
 * Converts a collection to a Contentlayer document type, so that its fields are declared once, in zod. The fields are taken from
 * zod's JSON Schema. Unions of objects become plain `json`, which only zod validates.
 * @throws Error naming a field that Contentlayer has no type for.
 */
const toDocumentType = (name: CollectionName): DocumentType => {
  const { pattern, format, isSingle, schema, type } = collections[name]
  return defineDocumentType(() => ({
    name: type,
    filePathPattern: pattern,
    contentType: format === 'yaml' ? 'data' : 'markdown',
    isSingleton: isSingle,
    fields: toFields(z.toJSONSchema(schema, { io: 'input' }), type),
    computedFields: computedFields(name),
  }))
}

// Contentlayer's command reads it.
export default makeSource({
  contentDirPath: locateContent(process.cwd()).folder,
  // `type` is a field of jobs, so Contentlayer's type field gets another name.
  fieldOptions: { typeFieldName: 'documentType' },
  documentTypes: collectionNames.map(toDocumentType),
  // Pages read rendered bodies from files of their own (tools/content/read-content.ts), so this plugin leaves them out.
  markdown: (builder) =>
    builder.use(function leaveOut() {
      this.parser = () => ({ type: 'root', children: [] })
      this.compiler = () => ''
    }),
  // Otherwise it leaves out entries that it cannot read, with a warning.
  onMissingOrIncompatibleData: 'fail',
  onExtraFieldData: 'fail',
  disableImportAliasWarning: true,
})
