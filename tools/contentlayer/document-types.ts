import {
  type ComputedFields,
  type DocumentType,
  defineDocumentType,
  defineNestedType,
  type FieldDef,
  type FieldDefs,
} from 'contentlayer2/source-files'
import { z } from 'zod'
import type { Collection } from '../../lib/content/collections'

type JsonSchema = z.core.JSONSchema.JSONSchema

/**
 * Converts a collection to a Contentlayer document type, so that its fields are declared once, in zod.
 * The fields are taken from zod's JSON Schema. Unions of objects become plain `json`, which only zod validates.
 */
export const toDocumentType = (
  { typeName, pattern, format, schema }: Pick<Collection, 'typeName' | 'pattern' | 'format' | 'schema'>,
  computedFields: ComputedFields = {},
): DocumentType =>
  defineDocumentType(() => ({
    name: typeName,
    filePathPattern: pattern,
    contentType: format === 'data' ? 'data' : 'markdown',
    isSingleton: !pattern.includes('*'),
    fields: toFields(z.toJSONSchema(schema, { io: 'input' }), typeName),
    computedFields,
  }))

const toFields = (object: JsonSchema, path: string): FieldDefs =>
  Object.fromEntries(
    Object.entries(object.properties ?? {}).map(([name, property]) => [
      name,
      {
        ...toField(property as JsonSchema, `${path}${name[0]?.toUpperCase()}${name.slice(1)}`),
        required: object.required?.includes(name),
      },
    ]),
  )

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

const toNested = (schema: JsonSchema, path: string) =>
  defineNestedType(() => ({ name: path, fields: toFields(schema, path) }))

const toList = (items: JsonSchema, path: string, description?: string): FieldDef => {
  if (items.enum) return { type: 'list', of: { type: 'enum', options: items.enum.map(String) }, description }
  if (items.type === 'object') return { type: 'list', of: toNested(items, `${path}Item`), description }
  if (items.type === 'string' || items.type === 'boolean')
    return { type: 'list', of: { type: items.type }, description }
  if (items.type === 'number' || items.type === 'integer') return { type: 'list', of: { type: 'number' }, description }
  return { type: 'json', description }
}
