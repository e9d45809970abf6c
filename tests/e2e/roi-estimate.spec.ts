import { expect, type Page, test } from '@playwright/test'
import { planTools, roi, site } from '@/lib/build/content'
import { planFragment } from '@/lib/plan/fragment'
import { estimateFragment } from '@/lib/roi/link'
import { chosenOptions } from '@/lib/roi/options'
import { routes } from '@/lib/routes'
import { fillTemplate } from '@/lib/text/fill-template'
import { answers, RoiPage, result, serveExample } from './pages/roi-page'
import { accessibilityFaults } from './support/accessibility'
import { serveEdited } from './support/edited-page'
import { overflowOf } from './support/layout'
import { watchProblems } from './support/problems'

const { effects: copy, link, eyebrow } = roi.result
const fragment = estimateFragment(answers, roi.questions)
const { own, farthest, costSavings, timeSaved, efficiencyGain } = result
const { name, savings: other } = farthest
const [first, second] = roi.questions.map(({ key }) => key) as [string, string]
/** The answers with another one to a question. */
const instead = (key: string, ...options: string[]) => estimateFragment({ ...answers, [key]: options }, roi.questions)
const lines = (page: Page) => [
  `${roi.result.savingsLabel}: ${costSavings}`,
  `${roi.result.timeLabel}: ${timeSaved}`,
  `${roi.result.efficiencyLabel}: ${efficiencyGain}`,
  roi.questions
    .flatMap((question) => chosenOptions(question, answers))
    .map(({ label }) => label)
    .join(' · '),
  new URL(routes.roiCalculator.path + fragment, page.url()).href,
]

test.beforeEach(({ page }) => serveExample(page))

const open = async (page: Page, hash = fragment) => {
  await page.goto(routes.roiCalculator.path + hash)
  const { report } = new RoiPage(page)
  return { report, status: report.getByRole('status').last(), bar: report.getByRole('button', { name, exact: true }) }
}

test('a link shows the result without a name; a bar shows another answer, and a press returns', async ({ page }) => {
  const problems = watchProblems(page)
  const { report, status, bar } = await open(page)
  await expect(report.getByRole('heading', { level: 2 })).toContainText(roi.result.headingWithoutName)
  for (const text of [link.opened, costSavings, timeSaved, efficiencyGain]) await expect(report).toContainText(text)
  const table = report.getByRole('table').last()
  await expect(table.getByRole('row')).toHaveCount(result.others + 2)
  await expect(table.getByRole('row').nth(2)).toContainText(other)
  await bar.click()
  await expect(bar).toHaveAttribute('aria-pressed', 'true')
  await expect(status).toContainText(fillTemplate(copy.whatIf, { answer: name }))
  await expect(status).toContainText(other)
  expect(await accessibilityFaults(page, 'main')).toEqual([])
  await bar.click()
  await expect(status).toContainText(eyebrow)
  await expect(status).toContainText(own)
  await page.evaluate(() => {
    const writeText = async (text: string) => {
      if (document.body.dataset.copied) throw new DOMException('no', 'NotAllowedError')
      document.body.dataset.copied = text
    }
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  })
  const copyButton = report.getByRole('button', { name: link.copy })
  await copyButton.click()
  await expect(report.getByText(link.copied)).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-copied', page.url())
  await copyButton.click()
  await expect(report.getByText(page.url())).toBeVisible()
  await bar.click()
  const { key = first, options = [] } = roi.questions.find(({ use }) => !use) ?? {}
  await page.evaluate((hash) => location.assign(hash), instead(key, options[0]?.key ?? 'nobody'))
  await expect(bar).toHaveAttribute('aria-pressed', 'false')
  await expect(status).toContainText(own)
  await report.getByRole('link', { name: link.own }).click()
  await new RoiPage(page).expectStep(1)
  expect(problems.filter((problem) => !problem.includes('error #418'))).toEqual([])
})

test('by keyboard the focus is never lost, and from the lead form only the button adds the estimate to the message', async ({
  page,
}) => {
  const mark = 'data-enhance="lead-form-plan"'
  await serveEdited(page, routes.leadForm.path, (html) => html.replace(mark, `data-prefill-field="message" ${mark}`))
  const { report, status, bar } = await open(page)
  // The result takes the focus when it appears, and would take it from the button.
  await expect(report.getByRole('heading', { level: 2 })).toBeFocused()
  await bar.press('Space')
  await expect(status).toContainText(other)
  await report.getByRole('button', { name: copy.back }).press('Enter')
  await expect(bar).toBeFocused()
  await expect(status).toContainText(own)
  await report.getByRole('link', { name: link.leadForm }).press('Enter')
  const card = page.getByRole('region', { name: eyebrow })
  await expect(card).toContainText(roi.estimateCard.form)
  for (const line of lines(page)) await expect(card).toContainText(line)
  expect(await accessibilityFaults(page, 'main')).toEqual([])
  const filled = () =>
    page.locator('iframe').evaluate((form: HTMLIFrameElement) => new URL(form.src).searchParams.get('message'))
  expect(await filled()).toBeNull()
  await card.getByRole('button', { name: roi.estimateCard.add }).press('Enter')
  await expect(card.getByRole('status')).toBeFocused()
  await expect(card).toContainText(roi.estimateCard.added)
  expect(await filled()).toBe(lines(page).join('\n'))
})

test('on a phone a damaged link leads to the questions; an estimate goes with a plan and back', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, instead(second, 'nobody'))
  const calculator = new RoiPage(page)
  await expect(calculator.form).toContainText(link.incomplete)
  await calculator.fillContact()
  await calculator.next.click()
  await expect(calculator.option(answers[first]?.[0] ?? '')).toBeChecked()
  await calculator.next.click()
  await expect(calculator.form.locator('input:checked')).toHaveCount(0)
  await expect(calculator.next).toBeDisabled()
  await page.goto(`${routes.leadForm.path}#${first}=AAAA`)
  await expect(page.getByRole('region', { name: eyebrow })).toContainText(roi.estimateCard.damaged)
  const { report, bar } = await open(page, fragment)
  await bar.click()
  await expect(report).toContainText(other)
  expect(await overflowOf(page)).toBe(0)
  const [tool] = planTools
  if (!tool) return
  const both = planFragment([tool]) + fragment.replace('#', '&')
  await page.goto(routes.plan.path + both)
  const card = page.getByRole('region', { name: eyebrow })
  await card.getByRole('button', { name: roi.estimateCard.add }).click()
  await expect(card.getByRole('status')).toBeFocused()
  expect(await overflowOf(page)).toBe(0)
  const draft = page.locator(`a[href^="mailto:${site.email}?subject"]`).first()
  await expect
    .poll(async () => decodeURIComponent((await draft.getAttribute('href')) ?? ''))
    .toContain(lines(page).join('\r\n'))
  await page.locator(`a[href="${routes.leadForm.path}${both}"]`).first().dispatchEvent('click')
  await expect(page.locator(`a[href$="${routes.plan.path}${both}"]`)).toBeVisible()
})
