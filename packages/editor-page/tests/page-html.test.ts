import { describe, expect, it } from 'vitest'
import { editorPolicy, pageHtml } from '../src'

const acme = { brand: 'Acme', origin: 'https://acme.example' }

describe('the editor page', () => {
  it('is not found by search engines, and runs under a policy of its own', () => {
    const html = pageHtml({ ...acme, brand: 'A & <B>' })
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="${editorPolicy()}">`)
    expect(html).toContain('<title>A &amp; &lt;B&gt;: edit the site</title>')
    expect(html).not.toContain('<B>')
  })

  it('contains its settings for its scripts', () => {
    const settings = { ...acme, brand: '</script>', repository: 'acme/website' }
    const [, json = ''] = /id="editor-settings">(.*?)<\/script>/.exec(pageHtml(settings)) ?? []
    expect(JSON.parse(json)).toEqual(settings)
  })

  it('says what saving does', () => {
    expect(pageHtml(acme)).toContain('This is for practice')
    expect(pageHtml({ ...acme, repository: 'acme/website' })).toContain('as a draft')
  })

  it('says what to do where a fault of Sveltia CMS is not mended', () => {
    expect(pageHtml(acme)).not.toContain('more care')
    expect(pageHtml(acme, 'Wait < a second. Look twice.')).toContain(
      'adapted. Wait &lt; a second. Look twice.</strong>',
    )
  })

  it('may send requests to GitHub only where a repository is named', () => {
    expect(pageHtml(acme)).not.toContain('api.github.com')
    expect(pageHtml({ ...acme, repository: 'acme/website' })).toContain(
      'data: https://api.github.com https://www.githubstatus.com;',
    )
    const api = 'https://github.acme.example/api/v3'
    expect(pageHtml({ ...acme, repository: 'acme/website', api })).toContain('data: https://github.acme.example;')
  })
})
