import { expect, test } from '@playwright/test'
import { page as copyOf, quotes, roi, site } from '@/lib/build/content'
import { chosenOptions, type Question, takesSeveral } from '@/lib/roi/options'
import { routes } from '@/lib/routes'
import { fillTemplate } from '@/lib/text/fill-template'
import { answers, choices, contact, RoiPage, result, serveExample } from './pages/roi-page'
import { accessibilityFaults } from './support/accessibility'
import { afterFrames } from './support/frames'
import { watchProblems } from './support/problems'
import { whenRunning } from './support/running'

const roiCalculatorPage = copyOf('roiCalculator')

const steps = choices.length + 1

test('a visitor gets the result by mouse; answers stay in memory, and the result prints alone, on one page', {
  tag: '@journey',
}, async ({ page, context }) => {
  const problems = watchProblems(page)
  const calculator = new RoiPage(page)
  const { form, next, report, panel, question } = calculator
  const check = async () => expect.soft(await accessibilityFaults(page, '#roi-calculator')).toEqual([])
  await serveExample(page)
  await calculator.open()
  // React renders the edited page again, and a press between would be lost.
  await whenRunning(page)
  const address = `${routes.roiCalculator.path}#roi-calculator`
  await page.getByRole('link', { name: roiCalculatorPage.head.startLabel }).click()
  await expect(page).toHaveURL(address)
  await expect(calculator.calculator).toBeInViewport()

  const sent: string[] = []
  page.on('request', (request) => {
    // Files of the site may load, without any of the visitor's data.
    const { origin, search } = new URL(request.url())
    const isFile =
      ['script', 'stylesheet', 'font', 'image'].includes(request.resourceType()) && request.method() === 'GET'
    if (!isFile || origin !== new URL(page.url()).origin || search !== '')
      sent.push(`${request.method()} ${request.url()}`)
  })
  page.on('websocket', (socket) => sent.push(socket.url()))
  const stored = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
  const before = await stored()

  await test.step('under reduced motion all quotes can be read one by one', async () => {
    const nextQuote = panel.getByRole('button')
    await expect(nextQuote).toHaveText(roi.assessment.nextQuote)
    for (const quote of await panel.locator('blockquote').all()) {
      await expect(quote).toBeVisible()
      await nextQuote.click()
    }
  })

  await test.step('each answered question leads to the next, which gets the focus and is in view', async () => {
    for (const [field, autocomplete] of [
      ['name', 'name'],
      ['email', 'email'],
      ['role', 'organization-title'],
    ] as const)
      await expect(form.getByLabel(roi.contact[field].label)).toHaveAttribute('autocomplete', autocomplete)
    await expect(form.locator('[aria-live="polite"]')).toHaveText(fillTemplate(roi.labels.step, { step: 1, steps }))
    await expect(next).toBeDisabled()
    await calculator.fillContact({ ...contact, name: 'Dana '.repeat(2000), email: '   ' })
    expect((await calculator.field('name').inputValue()).length).toBeLessThanOrEqual(300)
    await expect(next).toBeDisabled()
    await calculator.fillContact({ ...contact, email: 'not quite an address' })
    await page.setViewportSize({ width: 667, height: 375 })
    await next.click()
    for (const [index, { question: asked, chosen }] of choices.entries()) {
      await calculator.expectStep(index + 2)
      await expect(question).toBeFocused()
      await expect.poll(() => calculator.isBelow(page.getByRole('banner'))).toBe(true)
      if (index === 0) {
        // On a low screen, too, with its first answer.
        await expect(question).toBeInViewport({ ratio: 1 })
        await expect(form.locator('input').first()).toBeInViewport()
        await page.setViewportSize({ width: 1280, height: 800 })
        await check()
        await expect(panel).toHaveAttribute('data-running', 'false')
        expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
      }
      await expect(next).toHaveText(index + 2 === steps ? roi.labels.calculate : roi.labels.next)
      await expect(next).toBeDisabled()
      if (takesSeveral(asked)) {
        await calculator.choose(chosen.slice(0, 1))
        await expect(next).toBeEnabled()
        await calculator.option(chosen[0] ?? '').uncheck()
        await expect(next).toBeDisabled()
      }
      await calculator.choose(chosen)
      // There is no back button.
      await expect(form.getByRole('button')).toHaveCount(1)
      if (index + 2 === steps) await check()
      // The second click of a double click answers nothing.
      await next.dblclick()
      await expect(form.locator('input:checked')).toHaveCount(0)
    }
  })

  await test.step('the result has the amounts, the factors, and the answers', async () => {
    const { timeSaved, costSavings, efficiencyGain, factors } = result
    const [heading, sum] = [roi.result.heading, roi.result.headingSum]
    await expect(report.getByRole('heading', { level: 2 })).toHaveText(
      `${fillTemplate(heading, { name: contact.name })}: ${fillTemplate(sum, { amount: result.own })}`,
    )
    await expect(report).toHaveAttribute('data-event', 'ROI completed')
    await expect(report.getByRole('definition').first()).toContainText(costSavings)
    for (const text of [timeSaved, costSavings, efficiencyGain])
      await expect(report.getByRole('definition').filter({ hasText: text })).toHaveCount(1)
    const rows = roi.questions
      .filter(({ use }, index, all) => use && all.findIndex((each) => each.use === use) === index)
      .map(({ use, sum: row }) => `${use && factors[use]} ${row?.unit}`)
    const notes = roi.questions.map(({ note = '', ...question }) =>
      fillTemplate(note, { answer: chosenOptions(question, answers)[0]?.label ?? '' }),
    )
    const visitor = `${contact.name}, ${contact.role}, not quite an address`
    for (const text of [...notes, roi.result.note, visitor, `50 ${roi.result.sum.weeks.unit}`, ...rows])
      await expect(report).toContainText(text)
    await expect(report.locator(`a[href="${site.booking.href}"]`)).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(form).toHaveCount(0)
    await expect(panel).toHaveCount(0)
    await check()
  })

  await test.step('nothing is sent or stored, and nothing is in the address', async () => {
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    await page.getByRole('button', { name: roi.result.email }).click()
    await expect.poll(() => lines).toHaveLength(1)
    await afterFrames(page)
    expect(sent).toEqual([])
    await expect(page).toHaveURL(address)
    expect(await stored()).toBe(before)
    expect(await context.cookies()).toEqual([])
    expect(lines[0]).not.toContain(contact.name)
  })

  await test.step('the result prints alone, on one page', async () => {
    for (const format of ['A4', 'Letter'] as const) {
      const pdf = await page.pdf({ format })
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g), format).toHaveLength(1)
    }
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.locator('#consultation-form')).toBeHidden()
    await page.close() // As in print.spec.ts.
  })

  expect(problems.filter((problem) => !problem.includes('error #418'))).toEqual([])
})

test('a press too early says what is missing and leads to it, and an answer can be taken back', async ({ page }) => {
  const calculator = new RoiPage(page)
  const { form, next, question, report } = calculator
  await page.goto(routes.faq.path)
  await calculator.open()
  await whenRunning(page)
  const address = page.url()
  const { contact: missing, choice, areas } = roi.labels.missing
  const several = takesSeveral(roi.questions[0] as Question)
  await next.focus()
  await expect(next).toHaveAccessibleDescription(missing)
  await page.keyboard.press('Enter')
  await expect(calculator.field('name')).toBeFocused()
  await expect(form.getByRole('alert')).toHaveText(missing)
  await calculator.fillContact({ ...contact, email: '' })
  await calculator.field('name').press('Enter')
  await expect(calculator.field('email')).toBeFocused()
  await expect(calculator.field('email')).toHaveAccessibleDescription(
    [roi.contact.email.hint, missing].filter(Boolean).join(' '),
  )
  await calculator.fillContact({ ...contact, email: 'abc' })
  await expect(calculator.field('email')).toHaveAttribute('aria-invalid', 'false')
  await expect(next).not.toHaveAccessibleDescription(/./)
  await next.click()
  await next.press('Enter')
  await expect(form.getByRole('alert')).toHaveText(several ? areas : choice)
  await expect(form.locator('input').first()).toBeFocused()
  await page.getByRole('link', { name: roiCalculatorPage.head.startLabel }).click()
  await page.goBack()
  await calculator.expectStep(1)
  await expect(question).toBeFocused()
  await expect(calculator.field('email')).toHaveValue('abc')
  await page.goForward()
  await calculator.expectStep(2)
  await expect(question).toBeFocused()
  await page.goBack()
  await calculator.answer()
  await report.getByRole('button', { name: roi.result.change }).click()
  await calculator.expectStep(steps)
  await expect(question).toBeFocused()
  await page.goBack()
  await expect(calculator.option(choices.at(-2)?.chosen[0] ?? '')).toBeChecked()
  await page.goForward()
  await page.goForward()
  await expect(report.getByRole('heading', { level: 2 })).toBeFocused()
  expect(page.url()).toBe(address)
  for (const step of [...Array(steps).keys()].reverse()) {
    await page.goBack()
    await calculator.expectStep(step + 1)
  }
  await page.goForward()
  await calculator.expectStep(2)
  await calculator.reload()
  await page.goBack()
  await expect(page).toHaveURL(routes.faq.path)
})

test('the calculator and the client quotes can be used by keyboard alone', { tag: '@journey' }, async ({ page }) => {
  const calculator = new RoiPage(page)
  await calculator.open()
  await whenRunning(page)
  const { keyboard } = page
  if (quotes.filter(({ placement }) => placement === 'carousel').length > 2)
    await test.step('quotes are selected with dots and arrow keys, one at a time', async () => {
      const { carouselLabel, slideLabel } = roiCalculatorPage.consultation
      const carousel = page.getByRole('region', { name: carouselLabel, exact: true })
      await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel')
      await expect(carousel.locator(`li[aria-roledescription="${slideLabel}"]`).first()).toHaveAccessibleName(/1/)
      await calculator.dots.nth(2).click()
      await expect(calculator.quotes.nth(2)).toBeInViewport({ ratio: 0.9 })
      await expect(calculator.quotes.nth(0)).not.toBeInViewport()
      for (const [key, quote] of [
        ['ArrowLeft', calculator.quotes.nth(1)],
        ['End', calculator.quotes.last()],
        ['ArrowRight', calculator.quotes.last()],
        ['Home', calculator.quotes.first()],
        ['Alt+ArrowRight', calculator.quotes.first()],
      ] as const) {
        await keyboard.press(key)
        await expect(quote).toBeInViewport({ ratio: 0.9 })
      }
      await expect(page).toHaveURL(routes.roiCalculator.path)
    })
  await page.getByRole('link', { name: roiCalculatorPage.head.startLabel }).press('Enter')
  await expect(calculator.field('name')).toBeFocused()
  await keyboard.type('Dana')
  await keyboard.press('Tab')
  await keyboard.type('dana@keller.example')
  await keyboard.press('Enter')
  for (const [index, { question }] of choices.entries()) {
    await calculator.expectStep(index + 2)
    await expect(calculator.question).toBeFocused()
    await keyboard.press('Tab')
    await keyboard.press('Space')
    await keyboard.press('ArrowDown')
    await expect(calculator.form.locator('input').nth(takesSeveral(question) ? 0 : 1)).toBeChecked()
    await keyboard.press('Enter')
  }
  await expect(calculator.report.getByRole('heading', { level: 2 })).toBeFocused()
})
