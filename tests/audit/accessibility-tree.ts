import type { Page } from '@playwright/test'

/** Roles whose elements say nothing without a name. */
const named = new Set(
  'button checkbox combobox dialog heading image Iframe link navigation progressbar radio region textbox'.split(' '),
)

/** The role of each control, heading, landmark, and picture that has no name in Chromium's accessibility tree. */
export async function namelessElements(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes.flatMap(({ ignored, role, name }) => {
    const text = String(role?.value)
    return !ignored && named.has(text) && String(name?.value ?? '').trim() === '' ? [text] : []
  })
}
