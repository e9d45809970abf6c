import { expect, test } from '@playwright/test'
import { siteRoutes } from '../../tools/bench/site-routes'

for (const path of siteRoutes(process.cwd())) {
  test(`${path} has a social image`, async ({ page, request }) => {
    await page.goto(path)
    const said = (name: string) => page.locator(`meta[property="og:${name}"]`).first().getAttribute('content')
    const address = new URL((await said('image')) ?? '')
    const sitemap = await (await request.get('/sitemap.xml')).text()
    expect(sitemap).toContain(`<loc>${address.origin}`)
    expect([await said('image:width'), await said('image:height')]).toEqual(['1200', '630'])
    expect(await said('image:alt')).toBeTruthy()
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')

    const response = await request.get(address.pathname)
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/png'])
    const file = await response.body()
    expect(file.subarray(1, 4).toString()).toBe('PNG')
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630])
    // Some messengers show no picture above 300 KB.
    expect(file.length).toBeLessThanOrEqual(300_000)
  })
}
