import { describe, expect, it } from 'vitest'
import { splitApp, splitDocument } from '../src/next-html'

describe('a document', () => {
  it('has the slash of the home page in its canonical address and its link preview, and nowhere else', () => {
    const page = (address: string) =>
      `<link rel="canonical" href="${address}"/><meta property="og:url" content="${address}"/><a href="https://orchard.test"></a>`
    const home = splitDocument(page('https://orchard.test'), '/')
    expect(home.html).toBe(page('https://orchard.test/'))
    expect(splitDocument(page('https://orchard.test/pears'), '/pears').html).toBe(page('https://orchard.test/pears'))
  })

  it('fails when it still refers to a script of Next', () => {
    const page = '<body><script defer src="/_next/static/x.js"></script></body>'
    expect(() => splitDocument(page, '/pears')).toThrow('Next in <script defer src="/_next/static/x.js">: adapt')
  })

  it('fails when content is hidden until React runs', () => {
    expect(() => splitDocument('<body><!--$?--><h1>', '/pears')).toThrow(
      '/pears has content that is hidden until React',
    )
  })
})

describe('an app', () => {
  it('fails when it names no script', () => {
    expect(() => splitApp('<body></body>', '/counter')).toThrow('/counter is an app but refers to no script of Next')
  })

  const withScripts = (body: string) => `<body><p>${body}</p><script src="/_next/a.js"></script></body>`

  it('has its inline scripts joined into one, in order, at its end', () => {
    const page = withScripts(
      'a<script id="_R_">(globalThis["TURBOPACK"]=1)</script>b<script>self.__next_f.push(1)</script><script>keep()</script>',
    )
    expect(splitApp(page, '/counter').html).toBe(
      '<body><p>ab<script>keep()</script></p><script>(globalThis["TURBOPACK"]=1);self.__next_f.push(1)</script></body>',
    )
  })

  it('has React’s data in one piece, wherever Next has cut it', () => {
    const pieces = (...texts: string[]) =>
      texts.map((text) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`).join('')
    const data = '1:"a"\n2:"]);self.__next_f.push([1,\\"b"\n'
    const { html } = splitApp(withScripts(pieces(data.slice(0, 6), data.slice(6))), '/counter')
    expect(html).toBe(`<body><p></p>${pieces(data)}</body>`)
  })
})
