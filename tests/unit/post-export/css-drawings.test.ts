import { describe, expect, it } from 'vitest'
import { inlineDrawings } from '@/tools/post-export/css-drawings'
import { temporaryFolder } from '../tools/temporary-folder'

const line = '<svg xmlns="http://www.w3.org/2000/svg"><path stroke="#000" d="M0 0h9"/></svg>'
const folder = () =>
  temporaryFolder({ 'drawings/line.svg': line, 'drawings/large.svg': `<svg>${' '.repeat(600)}</svg>` })

describe('inlineDrawings', () => {
  it('puts a small drawing into the styles, as it is', async () => {
    const css = await inlineDrawings('a{mask:url("/drawings/line.svg") no-repeat}', folder())
    const address = /^a\{mask:url\("data:image\/svg\+xml,([^"]*)"\) no-repeat\}$/.exec(css)?.[1] ?? ''
    expect(address).not.toMatch(/[#<>]/)
    expect(decodeURIComponent(address)).toBe(line.replaceAll('"', "'"))
  })

  it.each(['/drawings/large.svg', '/drawings/missing.svg', '/fonts/a.woff2'])(
    'leaves %s where it is',
    async (address) => {
      const css = `a{background:url(${address})}`
      expect(await inlineDrawings(css, folder())).toBe(css)
    },
  )
})
