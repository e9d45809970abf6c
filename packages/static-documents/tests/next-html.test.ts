import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { joinInlineScripts, splitApp, splitDocument } from '@/tools/finish/next-html'

/** Pages as Next 16.4 exported them, recorded. */
const recorded = (name: string) => readFileSync(join(import.meta.dirname, 'fixture', `${name}.html`), 'utf8')

describe('a document', () => {
  it('loses all parts of Next: scripts, preloads, style sheets, payload, and hydration markers', () => {
    const { html, stylesheets } = splitDocument(recorded('document'), '/plain')
    expect(html).not.toMatch(/"\/_next|>\(?self\.__next_f|TURBOPACK|<!--|rel="preload"|hidden=""/)
    expect(stylesheets).toEqual(['/_next/static/chunks/0uj9lfxuc2kua.css'])
  })

  it('keeps its own scripts, structured data and content', () => {
    const { html } = splitDocument(recorded('document'), '/plain')
    expect(html).toContain('<script>document.documentElement.dataset.js=""</script>')
    expect(html).toContain('<script type="application/ld+json">{"a":"self.__next_f.push"}</script>')
    expect(html).toContain('<h1>Plain</h1>')
  })

  it('has the slash of the home page in its canonical address and its link preview, and nowhere else', () => {
    const page = (address: string) =>
      `<link rel="canonical" href="${address}"/><meta property="og:url" content="${address}"/><a href="https://agency.test"></a>`
    const home = splitDocument(page('https://agency.test'), '/')
    expect(home.html).toBe(page('https://agency.test/'))
    expect(splitDocument(page('https://agency.test/about'), '/about').html).toBe(page('https://agency.test/about'))
  })

  it('fails when it still refers to a script of Next', () => {
    const page = recorded('document').replace('</body>', '<script defer src="/_next/static/x.js"></script></body>')
    expect(() => splitDocument(page, '/plain')).toThrow('/plain still refers to a script of Next')
  })

  it('fails when content is hidden until React runs', () => {
    const page = recorded('document').replace('<h1>', '<!--$?--><h1>')
    expect(() => splitDocument(page, '/plain')).toThrow('/plain has content that is hidden until React runs')
  })
})

describe('an app', () => {
  const { html, scripts } = splitApp(recorded('app'))

  it('names its scripts, each once, without the polyfills for old browsers', () => {
    expect(scripts.length).toBeGreaterThan(3)
    expect(new Set(scripts).size).toBe(scripts.length)
    expect(scripts.every((address) => address.startsWith('/_next/static/chunks/'))).toBe(true)
    expect(scripts).not.toContain('/_next/static/chunks/0cz1d0mv5g_q7.js')
  })

  it('keeps the parts that React needs for hydration', () => {
    expect(html).toMatch(/__next_f\.push/)
    expect(html).toContain('Count <!-- -->0')
    expect(html).not.toMatch(/<script src="\/_next|rel="(?:stylesheet|preload)"/)
  })

  it('has its inline scripts joined into one, in order', () => {
    const page =
      '<p><script id="_R_">self.__next_f=[]</script>a<script>self.__next_f.push(1)</script>b<script>keep()</script>'
    expect(joinInlineScripts(page)).toBe(
      '<p>a<script>self.__next_f=[];self.__next_f.push(1)</script>b<script>keep()</script>',
    )
  })

  it('has React’s data in one piece, wherever Next has cut it', () => {
    const pieces = (...texts: string[]) =>
      texts.map((text) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`).join('')
    const data = '1:"a"\n2:"]);self.__next_f.push([1,\\"b"\n'
    expect(joinInlineScripts(pieces(data.slice(0, 6), data.slice(6)))).toBe(pieces(data))
  })
})
