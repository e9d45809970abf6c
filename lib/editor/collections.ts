import type { CollectionFile, Collection as EditorCollection, Field } from '@sveltia/cms'
import { type Collection, type CollectionName, collections } from '../content/collections'
import { editorBlocks, tableBlock } from './blocks'
import { namingField, toFields } from './fields'
import { formSchema } from './form-schema'
import { formatName } from './formats'

/** The text below the fields. What the rich-text mode has switched off, it would turn into plain text. */
const bodyField: Field = {
  name: 'body',
  label: 'Text',
  widget: 'richtext',
  editor_components: ['code-block', tableBlock.id],
  use_emoji_autocomplete: false,
}

const body = (format: Collection['format']): Field[] => {
  if (format === 'data') return []
  return [
    format === 'mdx'
      ? { ...bodyField, editor_components: ['code-block', ...[tableBlock, ...editorBlocks].map(({ id }) => id)] }
      : bodyField,
  ]
}

const fieldsOf = ({ schema, format }: Collection) => [...toFields(formSchema(schema)), ...body(format)]

/** Documents that have a route each: others would have no page. */
const fixed: readonly CollectionName[] = ['legal']

/** What an editor should know before deleting a document. */
const onDelete: Partial<Record<CollectionName, string>> = {
  articles:
    'When you delete one, the check of its pull request asks where its readers should be led, and says which line to add.',
}

/** A collection with a file for each document. */
export const folderCollection = (name: CollectionName): EditorCollection => {
  const collection = collections[name]
  const schema = formSchema(collection.schema)
  const identifier = namingField(schema) ?? 'id'
  const change = !fixed.includes(name)
  return {
    name,
    label: collection.label,
    label_singular: collection.item,
    description: [collection.summary, onDelete[name]].filter(Boolean).join(' '),
    folder: `content/${collection.folder}`,
    extension: collection.extension.slice(1),
    format: formatName(name),
    create: change,
    delete: change,
    publish: false,
    identifier_field: identifier,
    slug: {
      template: `{{fields.${schema.properties?.['id'] ? 'id' : identifier}}}`,
      editable: ['create'],
      hint: 'Lower-case words joined by hyphens. It is part of the address and cannot be changed here later.',
      pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Must be lower-case words joined by hyphens'],
    },
    summary: `{{fields.${identifier}}}`,
    fields: fieldsOf(collection),
    editor: { preview: collection.format !== 'data' },
  }
}

/** A document that is alone in its collection, such as the copy of a page. */
export const singleFile = (name: CollectionName): CollectionFile => {
  const collection = collections[name]
  return {
    name,
    label: collection.label,
    file: `content/${collection.pattern}`,
    format: formatName(name),
    fields: fieldsOf(collection),
    editor: { preview: false },
  }
}
