import { expect, test } from '@playwright/test'
import { articlePath, routes } from '@/lib/routes'

// Newest first, with the address of the main link at each article's end.
const articles = [
  ['future-proof-marketing-ai', /^https:\/\//],
  ['smart-shelves-retail-ai', /^\/lead-form$/],
  ['financial-strategy-ai', /^\/lead-form$/],
  ['voice-to-text-healthcare-ai', /^\/services$/],
] as const

test.describe('blog list', () => {
  test('lists the articles, newest first, with tags, day and read time', async ({ page }) => {
    await page.goto(routes.blog.path)
    const entries = page.getByRole('main').getByRole('article')
    await expect(entries).toHaveCount(articles.length)
    for (const [index, [slug]] of articles.entries()) {
      const entry = entries.nth(index)
      await expect(entry.getByRole('link')).toHaveAttribute('href', articlePath(slug))
      await expect(entry.getByRole('list', { name: 'Topics' }).getByRole('listitem').first()).not.toBeEmpty()
      await expect(entry.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/)
      await expect(entry.getByText(/^[456] min read$/)).toBeVisible()
    }
    const days = await page
      .locator('article time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))
    expect(days).toEqual([...days].sort().reverse())
  })

  test('leads to an article and back', async ({ page }) => {
    await page.goto(routes.blog.path)
    const title = page.getByRole('heading', { level: 2 }).first()
    const words = await title.textContent()
    await title.click()
    await expect(page).toHaveURL(articlePath(articles[0][0]))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words ?? '')
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page).toHaveURL(routes.blog.path)
  })

  test('has no other pages while there are few articles', async ({ page }) => {
    await page.goto(routes.blog.path)
    await expect(page.getByRole('navigation', { name: 'Pages of the blog' })).toHaveCount(0)
    expect((await page.request.get('/blog/page/2')).status()).toBe(404)
    await page.goto('/blog/page/1')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog$/)
  })
})

for (const [slug, target] of articles) {
  test.describe(slug, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(articlePath(slug))
    })

    test('states its day and a read time of 4 to 6 minutes, and says so to link previews', async ({ page }) => {
      await expect(page.locator('header time').first()).toHaveAttribute('datetime', /^2025-/)
      await expect(page.locator('header').getByText(/^[456] min read$/)).toBeVisible()
      await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
      await expect(page.locator('meta[property="article:published_time"]')).toHaveAttribute('content', /^2025-/)
    })

    test('every line of its contents leads to a heading', async ({ page }) => {
      const contents = page.getByRole('navigation', { name: 'In this article' }).getByRole('link')
      expect(await contents.count()).toBeGreaterThan(3)
      const targets = await contents.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')?.slice(1) ?? ''),
      )
      for (const id of targets) await expect(page.locator(`h2[id="${id}"]`)).toHaveCount(1)
      await contents.last().click()
      await expect(page.locator(`h2[id="${targets.at(-1)}"]`)).toBeInViewport()
    })

    test('ends with its calls to action and the way to other articles', async ({ page }) => {
      const end = page
        .getByRole('main')
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'Where to go from here' }) })
      const links = end.getByRole('link')
      await expect(links).toHaveCount(2)
      await expect(links.first()).toHaveAttribute('href', target)
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(addresses).toContain(routes.services.path)
      await expect(
        page.getByRole('navigation', { name: 'Articles before and after' }).getByRole('link').first(),
      ).toBeVisible()
      const related = page.getByRole('main').locator('section article').getByRole('link')
      await expect(related).toHaveCount(2)
      for (const link of await related.all()) await expect(link).not.toHaveAttribute('href', articlePath(slug))
    })

    test('its tables can be scrolled by keyboard and have a name', async ({ page }) => {
      for (const table of await page.locator('.table-scroll').all()) {
        await expect(table).toHaveAttribute('tabindex', '0')
        await expect(table).toHaveAttribute('aria-label', /\w/)
        await expect(table).toHaveRole('region')
      }
    })
  })
}

test('the measure of an article is 58 to 66 characters', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(articlePath('financial-strategy-ai'))
  const characters = await page.locator('.article-body > p').evaluateAll((paragraphs) => {
    const full: number[] = []
    for (const paragraph of paragraphs) {
      const range = document.createRange()
      let [line, count] = [0, 0]
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (let index = 0; index < (node.textContent ?? '').length; index += 1) {
          range.setStart(node, index)
          range.setEnd(node, index + 1)
          const { top, width } = range.getBoundingClientRect()
          if (width === 0) continue
          if (Math.abs(top - line) > 6) {
            if (count > 0) full.push(count)
            ;[line, count] = [top, 0]
          }
          count += 1
        }
      }
    }
    return full.sort((a, b) => a - b)
  })
  const median = characters[Math.floor(characters.length / 2)]
  expect(median).toBeGreaterThanOrEqual(58)
  expect(median).toBeLessThanOrEqual(66)
})

for (const width of [1440, 1024]) {
  test(`contents and notes fill the margin of an article without touching, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const [slug] of articles) {
      await page.goto(articlePath(slug))
      const beside = page.locator('nav[aria-labelledby="contents"], .margin-note')
      expect(await beside.count()).toBeGreaterThan(4)
      const boxes = await beside.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
      const end = await page.locator('.reading-layout').evaluate((layout) => layout.getBoundingClientRect().bottom)
      const text = await page.locator('.article-body > p').first().boundingBox()
      for (const [index, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0))
        expect(box.top).toBeGreaterThan(boxes[index - 1]?.bottom ?? 0)
        expect(box.bottom).toBeLessThan(end)
        expect(box.right).toBeLessThan(width)
      }
    }
  })
}

test('an unknown article is not found', async ({ page }) => {
  const answer = await page.goto('/blog/no-such-article')
  expect(answer?.status()).toBe(404)
})

test('an article prints as text: no header, no contents, no buttons', async ({ page }) => {
  await page.goto(articlePath('smart-shelves-retail-ai'))
  await page.emulateMedia({ media: 'print' })
  for (const hidden of ['[data-site-header]', '[data-site-footer]', 'nav[aria-labelledby="contents"]']) {
    await expect(page.locator(hidden)).toBeHidden()
  }
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
