import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { GET, generateStaticParams } from '@/app/enhancements/[file]/route'
import { enhancementsAddresses } from '@/app/enhancements/bundle'

const read = async (file: string) => GET(new Request('http://site.test'), { params: Promise.resolve({ file }) })
const entry = () => (enhancementsAddresses()[0] ?? '').replace('/enhancements/', '')

it('the enhancements load one file of at most 3,000 bytes at first', async () => {
  const text = await (await read(entry())).text()
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(3000)
  expect(text).not.toMatch(/(?:^|[;}])import[\s{"*]/)
})

it('the enhancements are served under the exported names only, and import only these', async () => {
  const names = generateStaticParams().map(({ file }) => file)
  expect(names).toContain(entry())
  const imported = new Set<string>()
  for (const name of names) {
    const answer = await read(name)
    expect(answer.headers.get('content-type')).toContain('text/javascript')
    for (const [, file = ''] of (await answer.text()).matchAll(/"\.\/([\w-]+\.js)"/g)) imported.add(file)
  }
  expect(imported.size).toBeGreaterThan(0)
  expect(names).toEqual(expect.arrayContaining([...imported]))
  expect((await read('index.js')).status).toBe(404)
})
