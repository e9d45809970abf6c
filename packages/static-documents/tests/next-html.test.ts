import { describe, expect, it } from 'vitest'
import { joinInlineScripts, splitApp, splitDocument } from '../src/next-html'

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
    expect(() => splitDocument(page, '/pears')).toThrow('/pears still refers to a script of Next')
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
