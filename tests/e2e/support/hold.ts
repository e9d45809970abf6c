import type { Page } from '@playwright/test'

/** Delays the requests to these addresses until the returned function is called, which sends them or lets them fail. */
export async function hold(
  page: Page,
  address: string | ((url: URL) => boolean),
  end: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route[end]()
  })
  return release
}
