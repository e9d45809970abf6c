import { describe, expect, it } from 'vitest'
import { editorConfig } from '../src'
import { buttons } from '../src/config'
import { site } from './site'

const acme = { brand: 'Acme', origin: 'https://acme.example' }

const named = (...names: string[]) => names.map((name) => ({ name }))

const body = (...blocks: string[]) => ({
  name: 'body',
  label: 'Text',
  widget: 'richtext',
  buttons,
  editor_components: ['code-block', ...blocks, 'Table'],
  use_emoji_autocomplete: false,
})

const hidden = ['__line', '__source'].map((name) => ({ name, widget: 'hidden' }))

const folder = (name: string, label: string, item: string, identifier = 'title') => ({
  name,
  preview_path: `/${name}`,
  label,
  label_singular: item,
  folder: `content/${name}`,
  create: true,
  delete: true,
  publish: false,
  identifier_field: 'title',
  slug: {
    template: `{{fields.${identifier}}}`,
    editable: ['create'],
    hint: 'Lower-case words joined by hyphens. It is part of the address and cannot be changed here later.',
    pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Must be lower-case words joined by hyphens'],
  },
  summary: '{{__line}}',
  editor: { preview: true },
})

describe('the configuration of Sveltia CMS', () => {
  it('has a form for every collection, with every field, in the order of its schema', () => {
    const { collections = [] } = editorConfig(site, acme)
    expect(collections).toMatchObject([
      {
        name: 'settings',
        label: 'Settings',
        description: 'Facts.',
        publish: false,
        files: [
          {
            name: 'shop',
            label: 'Shop',
            file: 'content/shop.yaml',
            format: 'shop-yaml',
            preview_path: '/',
            fields: [...named('name', 'kinds', 'openOnSunday'), ...hidden],
            editor: { preview: false },
          },
        ],
      },
      {
        ...folder('breads', 'Breads', 'Bread', 'id'),
        description: 'A bread.',
        extension: 'yaml',
        format: 'breads-yaml',
        fields: [...named('id', 'title', 'kind', 'weight', 'steps'), ...hidden],
        editor: { preview: false },
      },
      {
        ...folder('notes', 'Notes', 'Note'),
        extension: 'md',
        format: 'notes-frontmatter',
        create: false,
        delete: false,
        fields: [{ name: 'title' }, body('Picture'), ...hidden],
      },
      {
        ...folder('stories', 'Stories', 'Story'),
        description: 'A story. Readers may miss it.',
        extension: 'mdx',
        format: 'stories-frontmatter',
        fields: [...named('title', 'bread'), body('PhotoPicture', 'Hint', 'Photo', 'Fact'), ...hidden],
      },
    ])
  })

  it('sends changes to the repository as pull requests that it cannot publish', () => {
    const settings = { ...acme, repository: 'acme/website', branch: 'live' }
    const { backend, publish_mode, collections = [] } = editorConfig(site, settings)
    expect(backend).toEqual({
      name: 'github',
      repo: 'acme/website',
      branch: 'live',
      auth_methods: ['token'],
      commit_messages: { create: 'Add {{path}}', update: 'Change {{path}}', delete: 'Delete {{path}}' },
    })
    expect(publish_mode).toBe('editorial_workflow')
    expect(collections.every((each) => 'publish' in each && each.publish === false)).toBe(true)
  })
})
