import { expect, it } from 'vitest'
import { licenseNotices } from '@/lib/licenses'

it('the notices of fonts, React, Next, and motion are collected', async () => {
  const notices = await licenseNotices()
  expect(notices).toMatch(/^@fontsource-variable\/besley\n\nCopyright .*Besley/)
  for (const each of ['SIL OPEN FONT LICENSE', 'Meta Platforms', 'Vercel', 'Motion']) expect(notices).toContain(each)
})
