/**
 * All that this project knows of Contentlayer: it reads the fields of every document, and runs compiled MDX. When its fork no longer
 * builds, this is the only file that changes: docs/decisions.md, "Replacing Contentlayer".
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from 'contentlayer2/core'
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
  // Bodies are left to components/mdx, which renders them from the trees that the content check has parsed.
  markdown: (processor) => {
    Object.assign(processor, { parser: () => ({ type: 'root', children: [] }), compiler: () => '' })
  },
  disableImportAliasWarning: true,
})

export default source

/** A document with the fields as they are written in its file. */
export interface ReadDocument {
  /** Name of its file without folder and ending. */
  slug: string
  fields: unknown
}

interface Generated {
  _raw: { flattenedPath: string }
}

/** What Contentlayer adds to documents and to all objects nested in them. */
const added = new Set(['_id', '_raw', 'documentType', 'body'])

/** Removes what Contentlayer added to a document, and turns its date-times back into days. */
function asWritten(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^(\d{4}-\d{2}-\d{2})T00:00:00\.000Z$/, '$1')
  if (Array.isArray(value)) return value.map(asWritten)
  if (value === null || typeof value !== 'object') return value
  const fields = Object.entries(value).filter(([key]) => !added.has(key))
  return Object.fromEntries(fields.map(([key, inner]) => [key, asWritten(inner)]))
}

/**
 * Reads the documents of all collections. The content check must have passed them: Contentlayer ends the process at what it cannot read.
 * It uses Contentlayer's undocumented core, which takes 0.2 s after an edit in `npm run dev`, where its own command takes 2 s to start.
 * @param root The project, which is also the working directory.
 */
export async function readDocuments(root: string): Promise<Record<CollectionName, ReadDocument[]>> {
  const { generateDotpkg, runMain } = await import('contentlayer2/core')
  const config: Config = { source: await source(undefined), esbuildHash: '', filePath: '' as Config['filePath'] }
  await runMain({ tracingServiceName: 'build', verbose: false })(generateDotpkg({ config, verbose: false }))
  const read = async (name: CollectionName) => {
    const file = join(root, '.contentlayer', 'generated', capitalized(name), '_index.json')
    const generated: Generated | Generated[] = JSON.parse(await readFile(file, 'utf8'))
    return [generated].flat().map((document) => ({
      slug: document._raw.flattenedPath.split('/').at(-1) ?? '',
      fields: asWritten(document),
    }))
  }
  const documents = await Promise.all(collectionNames.map(async (name) => [name, await read(name)] as const))
  return Object.fromEntries(documents) as Record<CollectionName, ReadDocument[]>
}
