import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { GET, generateStaticParams } from '@/app/enhancements/[file]/route'
import { enhancementsAddresses } from '@/app/enhancements/bundle'

const read = async (file: string) => GET(new Request('http://site.test'), { params: Promise.resolve({ file }) })
const entry = () => (enhancementsAddresses()[0] ?? '').replace('/enhancements/', '')

describe('the enhancements', () => {
  it('load one file of at most 3,000 bytes at first', async () => {
    const text = await (await read(entry())).text()
    expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(3000)
    expect(text).not.toMatch(/(?:^|[;}])import[\s{"*]/)
  })

  it('are served under the exported names only', async () => {
    const names = generateStaticParams().map(({ file }) => file)
    expect(names).toContain(entry())
    for (const name of names) expect((await read(name)).headers.get('content-type')).toContain('text/javascript')
    expect((await read('index.js')).status).toBe(404)
  })

  it('import only exported files', async () => {
    const names = generateStaticParams().map(({ file }) => file)
    const texts = await Promise.all(names.map(async (name) => (await read(name)).text()))
    const imported = texts.flatMap((text) => Array.from(text.matchAll(/"\.\/([\w-]+\.js)"/g), ([, name]) => name))
    expect(imported.length).toBeGreaterThan(0)
    expect(imported.filter((name) => !names.includes(name ?? ''))).toEqual([])
  })
})
