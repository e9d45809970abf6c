/**
 * The only module that knows Contentlayer, which reads the fields of every document and runs compiled MDX. When its fork no longer
 * builds, this is the only file that changes: docs/decisions.md says how.
 */
import { basename } from 'node:path'
import { type Config, type DataExports, dynamicBuild, runMain } from 'contentlayer2/core'
import {
  type DocumentType,
  defineDocumentType,
  defineNestedType,
  type FieldDef,
  type FieldDefs,
  makeSource,
} from 'contentlayer2/source-files'
import { z } from 'zod'
import { type Collection, type CollectionName, collectionNames, collections } from './lib/content/collections'
import { locateContent } from './lib/content/content-folder.mjs'
import type { ReadDocument } from './lib/content/stored'

export { getMDXComponent } from 'next-contentlayer2/hooks'

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
      return { type: schema.format === 'date' ? 'date' : 'string', description }
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

/**
 * Converts a collection to a Contentlayer document type, so that its fields are declared once, in zod. The fields are taken from
 * zod's JSON Schema. Unions of objects become plain `json`, which only zod validates.
 * @throws Error naming a field that Contentlayer has no type for.
 */
const toDocumentType = (
  name: string,
  { pattern, format, isSingle, schema }: Pick<Collection, 'pattern' | 'format' | 'isSingle' | 'schema'>,
): DocumentType =>
  defineDocumentType(() => ({
    name,
    filePathPattern: pattern,
    contentType: format === 'data' ? 'data' : 'markdown',
    isSingleton: isSingle,
    fields: toFields(z.toJSONSchema(schema, { io: 'input' }), name),
  }))

const source = makeSource({
  contentDirPath: locateContent(process.cwd()).folder,
  // `type` is a field of jobs, so Contentlayer's type field gets another name.
  fieldOptions: { typeFieldName: 'documentType' },
  documentTypes: collectionNames.map((name) => toDocumentType(capitalized(name), collections[name])),
  // Bodies are left to tools/content/render-body.tsx, which takes the trees that the content check has parsed.
  markdown: (processor) => {
    Object.assign(processor, { parser: () => ({ type: 'root', children: [] }), compiler: () => '' })
  },
  // Otherwise it leaves out documents that it cannot read, with a warning.
  onMissingOrIncompatibleData: 'fail',
  onExtraFieldData: 'fail',
  disableImportAliasWarning: true,
})

// Contentlayer's own commands read it.
export default source

/** What Contentlayer adds to documents and to all objects nested in them. */
const added = new Set(['_id', '_raw', 'documentType', 'body'])

const dayAsTime = /^(\d{4}-\d{2}-\d{2})T00:00:00\.000Z$/

/** Removes what Contentlayer added to a document, and turns its date-times back into days. Its lists are arrays only as JSON. */
const asWritten = (document: object): unknown =>
  JSON.parse(JSON.stringify(document), (key, value: unknown) => {
    if (added.has(key)) return undefined
    return typeof value === 'string' ? value.replace(dayAsTime, '$1') : value
  })

/**
 * Reads the documents of all collections, with Contentlayer's undocumented core (0.5.8), since its command writes each document into a file.
 * The content check must have passed them: Contentlayer ends the process at what it cannot read. Contract: tests/unit/contentlayer.test.ts.
 */
export async function readDocuments(): Promise<Record<CollectionName, ReadDocument[]>> {
  const config: Config = { source: await source(undefined), esbuildHash: '', filePath: '' as Config['filePath'] }
  const { allDocuments } = await runMain<DataExports>({ tracingServiceName: 'content', verbose: false })(
    dynamicBuild({ config, verbose: false }),
  )
  const documents = collectionNames.map((name) => [
    name,
    allDocuments
      .filter(({ documentType }) => documentType === capitalized(name))
      .map((document) => ({
        slug: basename(document._id, collections[name].extension),
        fields: asWritten(document),
      })),
  ])
  return Object.fromEntries(documents) as Record<CollectionName, ReadDocument[]>
}
