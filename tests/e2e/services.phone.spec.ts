import { expect, test } from '@playwright/test'
import { page as copyOf, services } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { explanationOf } from './pages/services-page'
import { hold } from './support/hold'
import { boxOf, overflowOf } from './support/layout'
import { phone } from './support/phone'

test.use(phone)

const servicesPage = copyOf('services')

const { comparison, findings } = servicesPage

test('on a phone topics are above their answers, findings are stacked, both are still tables, and a tap opens an explanation in its row', async ({
  page,
}) => {
  const { button, popup } = explanationOf(page, 0)
  await page.setViewportSize({ width: 320, height: 700 })

  await test.step('an explanation that is opened before its script has loaded stays open', async () => {
    const release = await hold(page, '**/enhancements/*')
    await page.goto(routes.services.path, { waitUntil: 'commit' })
    await button.tap()
    await expect(popup).toBeVisible()
    release()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(popup).toBeVisible()
  })

  await test.step('it is above the answers, Enter closes it, and a double tap leaves it open', async () => {
    const answer = page.getByRole('table', { name: comparison.heading }).getByRole('cell').first()
    await expect(popup).toBeInViewport({ ratio: 1 })
    await expect
      .poll(async () => {
        const [text, cell] = [await boxOf(popup), await boxOf(answer)]
        return cell.y - text.y - text.height
      })
      .toBeGreaterThan(0)
    await button.press('Enter')
    await expect(popup).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.dblclick()
    await expect(popup).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(popup).toBeHidden()
    await expect(button).not.toHaveAttribute('aria-expanded')
    await page.setViewportSize({ width: 320, height: 700 })
  })

  const table = page.getByRole('table', { name: comparison.heading })
  await expect(table.getByRole('row')).toHaveCount(comparison.rows.length + 1)
  const [head, cell] = [await boxOf(table.getByRole('rowheader').first()), await boxOf(table.getByRole('cell').first())]
  expect(cell.y).toBeGreaterThan(head.y + 20)

  expect(await overflowOf(page)).toBe(0)
  const reported = services.find(({ picture }) => picture === 'findings')
  if (!findings || !reported) return
  const report = page.locator(`#${reported.anchor}`).getByRole('table')
  await expect(report.getByRole('row')).toHaveCount(findings.rows.length + 1)
  await expect(report.getByRole('columnheader', { name: findings.processLabel })).toHaveCount(1)
  const [first] = findings.rows
  const row = report.getByRole('row').nth(1)
  await expect(row).toHaveAccessibleName(`${first?.process} ${first?.hours} ${findings.hoursUnit} ${first?.verdict}`)
  const [advice, hours] = [
    await boxOf(row.getByText(first?.verdict ?? '', { exact: true })),
    await boxOf(row.locator('svg')),
  ]
  expect(hours.y).toBeGreaterThan(advice.y + 10)
})
