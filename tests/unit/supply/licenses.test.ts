import { expect, it } from 'vitest'
import { GET } from '@/app/licenses.txt/route'

it('the notices of fonts, React, Next, and motion are collected', async () => {
  const notices = await (await GET()).text()
  expect(notices).toMatch(/^@fontsource-variable\/besley\n\nCopyright .*Besley/)
  for (const each of ['SIL OPEN FONT LICENSE', 'Meta Platforms', 'Vercel', 'Motion']) expect(notices).toContain(each)
})
