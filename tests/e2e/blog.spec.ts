import { expect, test } from '@playwright/test'
import { relatedCount } from '@/lib/blog/article-context'
import { callsToAction } from '@/lib/blog/calls-to-action'
import { articles, page as copyOf, site } from '@/lib/build/content'
import { articlePath, routes } from '@/lib/routes'
import { boxOf, scrollPage } from './support/layout'

const blogPage = copyOf('blog')

// The tests use the newest article; without articles they are left out.
for (const article of articles.slice(0, 1)) {
  test('the list links to an article, whose contents link to its headings, which ends with its calls to action and other articles, and links back', {
    tag: '@journey',
  }, async ({ page }) => {
    const { slug, callToAction } = article
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(routes.blog.path)
    await page.getByRole('heading', { level: 2, name: article.title }).click()
    await expect(page).toHaveURL(articlePath(article.slug))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title)
    const contents = page.getByRole('navigation', { name: blogPage.contentsLabel }).getByRole('link')
    const sections = article.headings.filter(({ level }) => level === 2)
    await expect(contents).toHaveText(sections.map(({ text }) => text))
    for (const { id } of sections.slice(-1)) {
      await contents.last().click()
      await expect(page.getByRole('main').locator(`[id="${id}"]`)).toBeInViewport()
    }

    const main = page.getByRole('main')
    const end = main
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: blogPage.callToActionHeading }) })
    const wanted = callsToAction(callToAction, blogPage.servicesLabel, site)
    const addresses = await end.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(addresses).toEqual(wanted.map(({ href }) => href))
    const related = main.locator('section article').getByRole('link')
    await expect(related).toHaveCount(Math.min(relatedCount, articles.length - 1))
    for (const link of await related.all()) await expect(link).not.toHaveAttribute('href', articlePath(slug))
    // Its margin notes do not overlap.
    await scrollPage(page, 0)
    const { beside, end: last } = await page.evaluate(() => ({
      beside: [...document.querySelectorAll('nav[aria-labelledby="Contents"], .margin-note')].map(
        (one) => one.getBoundingClientRect().toJSON() as DOMRect,
      ),
      end: document.querySelector('.reading-layout')?.getBoundingClientRect().bottom,
    }))
    const text = await boxOf(page.locator('.article-body > p').first())
    for (const [index, box] of beside.entries()) {
      expect(box.left).toBeGreaterThan(text.x + text.width)
      expect(box.top).toBeGreaterThan(beside[index - 1]?.bottom ?? 0)
      expect(box.bottom).toBeLessThan(last ?? 0)
      expect(box.right).toBeLessThan(1440)
    }

    await page.getByRole('link', { name: blogPage.backLabel }).click()
    await expect(page).toHaveURL(routes.blog.path)
  })
}
