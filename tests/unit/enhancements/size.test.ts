import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { GET } from '@/app/site.js/route'

it('the script of every page is at most 3 KB', async () => {
  const script = await (await GET()).text()
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(3 * 1000)
})
