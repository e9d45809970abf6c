import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { touchEverything, watchTransfers } from '../../tests/e2e/support/transfers'
import { gzipSize } from '../build/budgets'

/**
 * Bytes and requests of a page on a phone: on the first visit, and after everything on it was touched.
 * @param out The export that is served.
 */
export async function visit(browser: Browser, url: string, out: string) {
  const page = await browser.newPage({ viewport: { width: 375, height: 812 } })
  const transfers = watchTransfers(page)
  await page.goto(url)
  await transfers.settle()
  const [bytes, requests] = [await transfers.bytes(), transfers.ended.length]
  const scripts = transfers.ended.filter((request) => request.resourceType() === 'script')
  const files = new Set(scripts.map((request) => join(out, new URL(request.url()).pathname)))
  const scriptGzip = [...files].reduce((sum, file) => sum + gzipSize(readFileSync(file)), 0)
  await touchEverything(page)
  await transfers.settle()
  const touchedBytes = await transfers.bytes()
  await page.close()
  return { bytes, requests, scriptGzip, touchedBytes }
}
