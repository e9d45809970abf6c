import { toWords } from '@site/content-check'
import type { CmsConfig } from '@sveltia/cms'
import { componentBlocks, pictureBlock, tableBlock } from './blocks'
import { formatName, lineField, sourceField } from './entries'
import { formSource, toFields } from './fields'
import type { EditorSettings, EditorSite } from './site'

const backendOf = ({ repository: repo, branch, signIn: base_url, api: api_root }: EditorSettings) =>
  repo === undefined
    ? { name: 'test-repo' }
    : {
        ...{ name: 'github', repo, branch, base_url, api_root },
        auth_methods: base_url === undefined ? ['token'] : ['oauth', 'token'],
        commit_messages: { create: 'Add {{path}}', update: 'Change {{path}}', delete: 'Delete {{path}}' },
      }

type FormSource = ReturnType<typeof formSource>

/** What a text may have. What the rich-text mode has switched off, it would turn into plain text. */
export const buttons =
  'bold italic strikethrough code link heading-two heading-three bulleted-list numbered-list quote'.split(' ')

/** The fields of a form: what names the entry and what is at its `top`, the others, the text, and what is at the `end`, since it is rare. */
const fieldsOf = ({ components }: EditorSite, { schema, naming, collection: { format } }: FormSource) => {
  const fields = toFields(schema)
  const top = fields.findIndex(({ name }) => name === naming) + 1
  const at = (place: 'top' | 'end' | undefined, part = fields) =>
    part.filter(({ name }) => (schema.properties?.[name] as { place?: string } | undefined)?.place === place)
  const blocks = [...(format === 'mdx' ? componentBlocks(components) : [pictureBlock]), tableBlock]
  const body = {
    ...{ name: 'body', label: 'Text', widget: 'richtext', buttons, use_emoji_autocomplete: false },
    editor_components: ['code-block', ...blocks.map(({ id }) => id)],
  }
  return [
    ...at(undefined, fields.slice(0, top)),
    ...at('top'),
    ...at(undefined, fields.slice(top)),
    ...(format === 'yaml' ? [] : [body]),
    ...at('end'),
    ...[lineField, sourceField].map((name) => ({ name, widget: 'hidden' })),
  ]
}

/** The form of a collection: of its only file, or of each of its files, with their list. */
const formOf = (site: EditorSite, source: FormSource) => {
  const { name, collection, schema, naming: identifier = 'id', position, isFixed = false, onDelete, address } = source
  const form = {
    name,
    label: collection.label,
    format: formatName(name, collection),
    preview_path: address?.('{{slug}}') ?? collection.paths[0] ?? '/',
    fields: fieldsOf(site, source),
    editor: { preview: site.previews[name] !== undefined },
  }
  if (collection.isSingle) return { ...form, file: `${site.contentFolder}/${collection.pattern}` }
  const { field: sortedBy = source.newestBy, within } = position ?? {}
  return {
    ...form,
    label_singular: collection.item,
    description: [collection.summary, onDelete].filter(Boolean).join(' '),
    folder: `${site.contentFolder}/${collection.folder}`,
    extension: collection.extension.slice(1),
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
    summary: `{{${lineField}}}`,
    sortable_fields: sortedBy && {
      fields: [identifier, sortedBy],
      default: { field: sortedBy, direction: position ? 'ascending' : 'descending' },
    },
    view_groups: within && { groups: [{ name: within, label: toWords(within), field: within }], default: within },
  }
}

/** The configuration of Sveltia CMS: every collection of a site as forms. */
export const editorConfig = (site: EditorSite, settings: EditorSettings): CmsConfig => {
  const forms = Object.entries(site.collections).map((each) => formOf(site, formSource(site, ...each)))
  const groups = site.groups.map(({ members, ...group }) => ({
    ...group,
    publish: false,
    files: forms.filter(({ name }) => members.includes(name)),
  }))
  const config = {
    load_config_file: false,
    backend: backendOf(settings),
    publish_mode: settings.repository === undefined ? 'simple' : 'editorial_workflow',
    app_title: `${settings.brand}: edit the site`,
    site_url: settings.origin,
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
    collections: [...groups, ...forms.filter((form) => !('file' in form))],
  }
  // Without what is undefined, which Sveltia CMS cannot check.
  return JSON.parse(JSON.stringify(config))
}
