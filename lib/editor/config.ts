import type { CmsConfig, CollectionFile, Collection as EditorCollection, Field } from '@sveltia/cms'
import { type Collection, type CollectionName, collections } from '../content/collections'
import { editorBlocks, tableBlock } from './blocks'
import { namingField, toFields } from './fields'
import { formSchema } from './form-schema'
import { formatName } from './formats'

/** What the editor page has to know of the site besides its schemas. */
export interface EditorSettings {
  brand: string
  /** Address of the live site. */
  origin: string
  /** `owner/name` on GitHub. Without it, the editor page is for practice: changes stay in the browser. */
  repository?: string
  /** The branch that is published; the repository's default branch without it. */
  branch?: string
  /** Address of a sign-in proxy; without it, editors sign in with an access token. */
  signIn?: string
  /** Address of GitHub's API, where it is not api.github.com. */
  api?: string
}

/** Where changes go. */
const backend = ({ repository, branch, signIn, api }: EditorSettings): CmsConfig['backend'] => {
  if (repository === undefined) return { name: 'test-repo' }
  return {
    name: 'github',
    repo: repository,
    ...(branch !== undefined && { branch }),
    ...(signIn !== undefined && { base_url: signIn }),
    ...(api !== undefined && { api_root: api }),
    auth_methods: signIn === undefined ? ['token'] : ['oauth', 'token'],
    commit_messages: { create: 'Add {{path}}', update: 'Change {{path}}', delete: 'Delete {{path}}' },
  }
}

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
const folderCollection = (name: CollectionName): EditorCollection => {
  const collection = collections[name]
  const schema = formSchema(collection.schema)
  const identifier = namingField(schema) ?? 'id'
  const change = !fixed.includes(name)
  return {
    name,
    label: collection.label,
    label_singular: collection.item,
    description: [collection.summary, onDelete[name]].filter(Boolean).join(' '),
    folder: `content/${collection.pattern.split('/')[0]}`,
    extension: collection.pattern.split('.').at(-1),
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

const singleFile = (name: CollectionName): CollectionFile => {
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

const fileCollection = (
  name: string,
  label: string,
  description: string,
  files: CollectionFile[],
): EditorCollection => ({
  name,
  label,
  description,
  publish: false,
  files,
})

/** The configuration of Sveltia CMS: every collection of the site as forms. */
export const editorConfig = (settings: EditorSettings): CmsConfig => {
  const names = Object.keys(collections) as CollectionName[]
  const single = names.filter((name) => !collections[name].pattern.includes('*')).map(singleFile)
  const isPage = ({ file }: CollectionFile) => file.startsWith('content/pages/')
  return {
    load_config_file: false,
    backend: backend(settings),
    publish_mode: settings.repository === undefined ? 'simple' : 'editorial_workflow',
    app_title: `${settings.brand}: edit the site`,
    site_url: settings.origin,
    display_url: settings.origin,
    logo: { src: '/favicon.ico' },
    media_folder: 'public/images',
    public_folder: '/images',
    media_libraries: {
      default: {
        config: { slugify_filename: true, transformations: { raster_image: { format: 'webp', width: 1600 } } },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    collections: [
      fileCollection('pages', 'Pages', 'The copy of each page, section by section.', single.filter(isPage)),
      ...names.filter((name) => collections[name].pattern.includes('*')).map(folderCollection),
      fileCollection(
        'settings',
        'Settings',
        'Facts and numbers that several pages use.',
        single.filter((file) => !isPage(file)),
      ),
    ],
  }
}
