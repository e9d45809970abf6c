import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { GET } from '@/app/enhancements/[file]/route'
import { enhancementsAddresses } from '@/app/enhancements/bundle'

it('the enhancements load one file of at most 3,000 bytes at first', async () => {
  const file = (enhancementsAddresses()[0] ?? '').replace('/enhancements/', '')
  const text = await (await GET(new Request('http://site.test'), { params: Promise.resolve({ file }) })).text()
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(3000)
  expect(text).not.toMatch(/(?:^|[;}])import[\s{"*]/)
})
