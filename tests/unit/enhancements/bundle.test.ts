import { expect, it } from 'vitest'
import { GET } from '@/app/enhancements/[file]/route'
import { enhancementsAddresses } from '@/app/enhancements/bundle'
import budgets from '@/budgets.json'
import { gzipSize } from '@/tools/build/budgets'

it('the enhancements load one file at first, within its budget', async () => {
  const file = (enhancementsAddresses()[0] ?? '').replace('/enhancements/', '')
  const text = await (await GET(new Request('http://site.test'), { params: Promise.resolve({ file }) })).text()
  expect(gzipSize(text)).toBeLessThanOrEqual(budgets.firstScript.bytes)
  expect(text).not.toMatch(/(?:^|[;}])import[\s{"*]/)
})
