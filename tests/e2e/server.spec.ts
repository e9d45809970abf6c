import { expect, test } from '@playwright/test'
import { listFiles } from '../../tools/finish/files'

test.describe('the served export', () => {
  test('serves every page at its address without .html, compressed and revalidated', async ({ request }) => {
    const response = await request.get('/about', { headers: { 'accept-encoding': 'br' } })
    const headers = response.headers()
    expect(response.status()).toBe(200)
    expect(headers['content-type']).toBe('text/html;charset=utf-8')
    expect(headers['content-encoding']).toBe('br')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(await response.text()).toContain('<h1')
  })

  for (const [from, to] of [
    ['/about.html', '/about'],
    ['/about/', '/about'],
    ['/index.html', '/'],
    ['/services/build/', '/services/build'],
  ] as const) {
    test(`redirects ${from} to ${to}`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 })
      expect(response.status()).toBe(308)
      expect(response.headers()['location']).toBe(to)
    })
  }

  test('answers an unknown path with the 404 page and status 404', async ({ page }) => {
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('404')
  })

  test('does not serve the not-found page at a separate address', async ({ request }) => {
    for (const path of ['/404', '/404.html', '/_not-found', '/_not-found.html']) {
      expect([path, (await request.get(path)).status()]).toEqual([path, 404])
    }
  })

  test('has no data for the client router', async () => {
    const files = await listFiles('out')
    expect(files.filter((file) => file.includes('__next'))).toEqual([])
  })

  test('serves the files that a page loads as immutable', async ({ request }) => {
    const html = await (await request.get('/roi-calculator')).text()
    const [file = ''] = /\/_next\/static\/[^"'\s)]+\.(?:css|js)/.exec(html) ?? []
    const response = await request.get(file, { headers: { 'accept-encoding': 'gzip' } })
    expect([file, response.status()]).toEqual([file, 200])
    expect(response.headers()['cache-control']).toBe('max-age=31536000, immutable')
    expect(response.headers()['content-encoding']).toBe('gzip')
  })

  test('sends a page that has not changed only once', async ({ request }) => {
    const first = await request.get('/about')
    const again = await request.get('/about', { headers: { 'if-none-match': first.headers()['etag'] ?? '' } })
    expect(again.status()).toBe(304)
  })
})
