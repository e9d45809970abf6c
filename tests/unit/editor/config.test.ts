import { describe, expect, it } from 'vitest'
import { type CollectionName, collectionNames, collections } from '@/lib/content/collections'
import { editorConfig } from '@/lib/editor/config'
import { editorPolicy } from '@/lib/editor/policy'
import { pageHtml } from '@/tools/editor/page-html'

const site = { brand: 'Acme', origin: 'https://acme.example' }

/** Each form with the path of its file or files. */
const forms = (editorConfig(site).collections ?? []).flatMap((each) => {
  if ('files' in each) return each.files.map(({ name, file, fields }) => ({ name, path: file, fields }))
  return 'folder' in each ? [{ name: each.name, path: `${each.folder}/*.${each.extension}`, fields: each.fields }] : []
})

describe('the editor page', () => {
  it('has a form for every collection, with every field, in the order of its schema', () => {
    expect(forms.map(({ name }) => name).sort()).toEqual([...collectionNames].sort())
    for (const { name, path, fields } of forms) {
      const { pattern, format, schema } = collections[name as CollectionName]
      expect(path).toBe(`content/${pattern}`)
      const shape = Object.keys(schema.shape)
      expect(fields.map((field) => field.name)).toEqual(format === 'data' ? shape : [...shape, 'body'])
    }
  })

  it('sends changes to the repository as pull requests that it cannot publish', () => {
    const {
      backend,
      publish_mode,
      collections: all = [],
    } = editorConfig({ ...site, repository: 'acme/website', branch: 'live' })
    expect(backend).toMatchObject({ name: 'github', repo: 'acme/website', branch: 'live', auth_methods: ['token'] })
    expect(publish_mode).toBe('editorial_workflow')
    expect(all.every((each) => 'publish' in each && each.publish === false)).toBe(true)
  })

  it('is not found by search engines, and runs under a policy of its own', () => {
    const html = pageHtml({ ...site, brand: 'A & <B>' })
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="${editorPolicy()}">`)
    expect(html).toContain('<title>A &amp; &lt;B&gt;: edit the site</title>')
    expect(html).not.toContain('<B>:')
  })

  it('may send requests to GitHub only where a repository is named', () => {
    expect(pageHtml(site)).not.toContain('api.github.com')
    expect(pageHtml({ ...site, repository: 'acme/website' })).toContain('data: https://api.github.com;')
  })
})
