import { describe, expect, it } from 'vitest'
import { readAttributes, replacePieces, scan } from '@/tools/post-export/scan'

const kinds = (html: string) => [...scan(html)].map(({ kind }) => kind)

describe('reading attributes', () => {
  it('takes every way of writing them', () => {
    expect(Object.fromEntries(readAttributes(`src="/a.js" async='' Defer x=1 title="a &gt; &quot;b&quot;"`))).toEqual({
      src: '/a.js',
      async: '',
      defer: '',
      x: '1',
      title: 'a > "b"',
    })
  })
})

describe('scanning a page', () => {
  it('finds scripts with their text, links, the main element and comments', () => {
    const pieces = [
      ...scan('<link rel="x"><!--$--><main data-runtime="none"><script src="/a.js">let a</script></main>'),
    ]
    expect(pieces.map(({ kind }) => kind)).toEqual(['link', 'comment', 'main', 'script'])
    expect(pieces[3]).toMatchObject({ body: 'let a' })
    expect(pieces[2]?.attributes.get('data-runtime')).toBe('none')
  })

  it('is not deceived by markup in scripts, styles, titles and text fields', () => {
    expect(kinds('<title><link></title><style>/*<main>*/</style><textarea><!--x--></textarea>')).toEqual([])
    expect(kinds(`<script type="application/ld+json">{"a":"<link><!--"}</script><main>`)).toEqual(['script', 'main'])
  })

  it('is not deceived by an angle bracket in an attribute', () => {
    expect(kinds('<a title="<main>"></a>')).toEqual(['main'])
    expect([...scan('<script data-x="a>b" src="/c.js"></script>')][0]?.attributes.get('src')).toBe('/c.js')
  })

  it('survives a page that ends too early', () => {
    expect(kinds('<main><script>let a')).toEqual(['main', 'script'])
  })
})

describe('replacing pieces', () => {
  it('leaves everything else as it was', () => {
    const html = 'a<!--1-->b<!--2-->c'
    expect(
      replacePieces(
        html,
        [...scan(html)].map((piece, index) => ({ piece, by: String(index) })),
      ),
    ).toBe('a0b1c')
  })
})
