import type { Collection } from '@site/content-check'
import type { CmsConfig, CollectionFile, Collection as EditorCollection, Field } from '@sveltia/cms'
import { componentBlocks, tableBlock } from './blocks'
import { formatName } from './entries'
import { formSchema, namingField, toFields } from './fields'
import type { EditorSettings, EditorSite } from './site'

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
const bodyField = ({ components }: EditorSite, format: Collection['format']): Field[] => {
  if (format === 'data') return []
  const blocks = [tableBlock, ...(format === 'mdx' ? componentBlocks(components) : [])]
  return [
    {
      name: 'body',
      label: 'Text',
      widget: 'richtext',
      editor_components: ['code-block', ...blocks.map(({ id }) => id)],
      use_emoji_autocomplete: false,
    },
  ]
}

const fieldsOf = (site: EditorSite, { schema, format }: Collection): Field[] => [
  ...toFields(formSchema(schema, site)),
  ...bodyField(site, format),
]

/** A collection with a file for each entry. */
const folderCollection = (site: EditorSite, name: string, collection: Collection): EditorCollection => {
  const schema = formSchema(collection.schema, site)
  const identifier = namingField(schema) ?? 'id'
  const { isFixed = false, onDelete } = site.entries?.[name] ?? {}
  return {
    name,
    label: collection.label,
    label_singular: collection.item,
    description: [collection.summary, onDelete].filter(Boolean).join(' '),
    folder: `${site.contentFolder}/${collection.folder}`,
    extension: collection.extension.slice(1),
    format: formatName(name, collection),
    create: !isFixed,
    delete: !isFixed,
    publish: false,
    identifier_field: identifier,
    slug: {
      template: `{{fields.${schema.properties?.['id'] ? 'id' : identifier}}}`,
      editable: ['create'],
      hint: 'Lower-case words joined by hyphens. It is part of the address and cannot be changed here later.',
      pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Must be lower-case words joined by hyphens'],
    },
    summary: `{{fields.${identifier}}}`,
    fields: fieldsOf(site, collection),
    editor: { preview: collection.format !== 'data' },
  }
}

/** The entry of a collection of one file. */
const singleFile = (site: EditorSite, name: string, collection: Collection): CollectionFile => ({
  name,
  label: collection.label,
  file: `${site.contentFolder}/${collection.pattern}`,
  format: formatName(name, collection),
  fields: fieldsOf(site, collection),
  editor: { preview: false },
})

/** The groups of one place in the menu, each with the forms of its collections. */
const groupsAt = (site: EditorSite, place: 'top' | 'bottom'): EditorCollection[] =>
  site.groups
    .filter((group) => group.place === place)
    .map(({ name, label, description, members }) => ({
      name,
      label,
      description,
      publish: false,
      files: members.flatMap((member) => {
        const collection = site.collections[member]
        return collection ? [singleFile(site, member, collection)] : []
      }),
    }))

/** The configuration of Sveltia CMS: every collection of a site as forms. */
export const editorConfig = (site: EditorSite, settings: EditorSettings): CmsConfig => ({
  load_config_file: false,
  backend: backend(settings),
  publish_mode: settings.repository === undefined ? 'simple' : 'editorial_workflow',
  app_title: `${settings.brand}: edit the site`,
  site_url: settings.origin,
  display_url: settings.origin,
  logo: { src: '/favicon.ico' },
  media_folder: site.pictures.folder,
  public_folder: site.pictures.address,
  media_libraries: {
    default: {
      config: { slugify_filename: true, transformations: { raster_image: { format: 'webp', width: 1600 } } },
    },
    stock_assets: { providers: [] },
  },
  slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
  collections: [
    ...groupsAt(site, 'top'),
    ...Object.entries(site.collections)
      .filter(([, { isSingle }]) => !isSingle)
      .map(([name, collection]) => folderCollection(site, name, collection)),
    ...groupsAt(site, 'bottom'),
  ],
})
