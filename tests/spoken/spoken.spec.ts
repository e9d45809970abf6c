import { expect, test } from '@playwright/test'
import { articles, page as copyOf, site } from '@/lib/build/content'
import { articlePath, routes } from '@/lib/routes'
import { PlanPage, someTools, sumOf } from '../e2e/pages/plan-page'
import { choices, RoiPage } from '../e2e/pages/roi-page'
import { whenRunning } from '../e2e/support/running'
import { partOf, spokenOf } from './spoken'

const faulty = /^\s*((link|button|heading|image|radio|checkbox|textbox|frame)[^:]*|[$%+×→·]+)$/

/** Compares what is heard with its transcript beside this file, which `npm run test:spoken -- -u` writes. */
function expectSpoken(name: string, lines: readonly string[]): void {
  const wrong = lines.filter((line) => faulty.test(line))
  expect.soft(wrong, `${name}: controls without a name, signs alone`).toEqual([])
  expect.soft(`${lines.join('\n')}\n`).toMatchSnapshot(`${name}.txt`)
}

test('each page is heard as its transcript says', async ({ page }) => {
  const { about, services, useCases, faq, blog, contact, careers, leadForm } = routes
  const documents = { about, services, useCases, faq, blog, contact, careers, leadForm }
  await page.goto(routes.home.path)
  await whenRunning(page)
  expectSpoken('home', await spokenOf(page))
  const paths = Object.entries(documents).map(([name, { path }]) => [name, path] as const)
  for (const [name, path] of [...paths, ...articles.map(({ slug }) => ['article', articlePath(slug)] as const)]) {
    await page.goto(path)
    await whenRunning(page)
    expectSpoken(name, partOf(await spokenOf(page), 'main'))
  }
})

test('the calculator is heard from its first question to the result', async ({ page }) => {
  const calculator = new RoiPage(page)
  await calculator.open()
  await whenRunning(page)
  const heard = partOf(await spokenOf(page), 'main')
  const listen = async (role = 'form') => void heard.push('', ...partOf(await spokenOf(page), role))
  await calculator.next.press('Enter')
  await listen()
  await calculator.fillContact()
  await calculator.next.click()
  for (const { chosen } of choices) {
    await listen()
    await calculator.choose(chosen)
    await calculator.next.click()
  }
  await listen('article')
  expectSpoken('roiCalculator', heard)
})

test('a plan is heard empty, with two tools, and once one has gone', async ({ page }) => {
  const plan = new PlanPage(page)
  const [first, second = first] = someTools
  const { heading } = copyOf('plan').panel
  await plan.open()
  await whenRunning(page)
  const heard = partOf(await spokenOf(page), 'main')
  for (const [button, ...tools] of [
    [plan.addButton(first), first],
    [plan.addButton(second), first, second],
    [plan.removeButton(first), second],
  ] as const) {
    await button.click()
    await expect(page.getByRole('status', { name: heading })).toContainText(sumOf(tools).total)
    const main = partOf(await spokenOf(page), 'main')
    heard.push('', ...main.slice(main.indexOf(`  region: ${heading}`)))
  }
  expectSpoken('plan', heard)
})

test('the menu of a phone is heard alone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(routes.about.path)
  await whenRunning(page)
  await page.getByRole('button', { name: site.labels.menu, exact: true }).click()
  expectSpoken('menu', await spokenOf(page))
})
