import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { knownAnswers, RoiPage } from './pages/roi-page'

let roi: RoiPage

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  roi = new RoiPage(page)
  await roi.open(javaScriptEnabled)
})

test.describe('ROI calculator', () => {
  test('a visitor gets the known result by mouse', async ({ page }) => {
    await page.getByRole('link', { name: 'Start the calculator' }).click()
    await expect(roi.calculator).toBeInViewport()
    await expect(page).toHaveURL('/roi-calculator#roi-calculator')
    await roi.answer(knownAnswers)

    await expect(roi.report.getByRole('heading', { level: 3 })).toHaveText('Dana Keller, here is what could come back')
    await expect(roi.report.getByRole('definition').filter({ hasText: 'annually' })).toHaveText('$315,315 annually')
    await expect(roi.report.getByRole('definition').filter({ hasText: 'monthly' })).toHaveText(
      '450+ hours saved monthly',
    )
    await expect(roi.report.getByRole('definition').filter({ hasText: 'improvement' })).toHaveText(
      '31% efficiency improvement',
    )
    await expect(roi.report).toContainText('team of 11–50')
    await expect(roi.report).toContainText('150 × 30 × 52 × 1.1 × 1.225 = $315,315')
    await expect(roi.report).toContainText('informational only')
    await expect(roi.form).toHaveCount(0)
    await expect(roi.panel).toHaveCount(0)
  })

  test('Very High counts as High, as observed', async () => {
    await roi.answer({ ...knownAnswers, timeSpent: 'Very High (16+)' })
    await expect(roi.report).toContainText('300 × 30 × 52 × 1.1 × 1.225 = $630,630')
  })

  test('the questions stay beside the quotes where all of those stand open', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1280, height: 900 })
    await roi.panel
      .getByRole('blockquote')
      .last()
      .evaluate((quote) => quote.scrollIntoView({ block: 'end' }))
    await expect(roi.next).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Step 1 of 6')).toBeInViewport({ ratio: 1 })
  })

  test('the keyboard alone is enough', async ({ page }) => {
    const { keyboard } = page
    await roi.form.getByLabel('Name').focus()
    await keyboard.type('Dana')
    await keyboard.press('Tab')
    await keyboard.type('dana@keller.example')
    await keyboard.press('Enter')
    for (const step of [2, 3, 4, 5]) {
      await roi.expectStep(step)
      await expect(roi.question).toBeFocused()
      await keyboard.press('Tab')
      await keyboard.press('Space')
      await keyboard.press('ArrowDown')
      await expect(roi.form.getByRole('radio').nth(1)).toBeChecked()
      await keyboard.press('Enter')
    }
    await roi.expectStep(6)
    await keyboard.press('Tab')
    await keyboard.press('Space')
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    await keyboard.press('Space')
    await keyboard.press('Enter')
    await expect(roi.report.getByRole('heading', { level: 3 })).toBeFocused()
    await expect(roi.report).toContainText('$315,315 annually')
  })

  test('Next opens only for an answered question, and there is no way back', async () => {
    await expect(roi.next).toBeDisabled()
    await roi.fillContact({ name: 'Dana', email: '   ' })
    await expect(roi.next).toBeDisabled()
    await roi.fillContact({ name: 'Dana', email: 'not quite an address' })
    await expect(roi.next).toBeEnabled()
    await roi.next.click()
    for (const [index, option] of [
      knownAnswers.industry,
      knownAnswers.teamSize,
      knownAnswers.timeSpent,
      knownAnswers.primaryGoal,
    ].entries()) {
      await roi.expectStep(index + 2)
      await expect(roi.next).toHaveText('Next')
      await expect(roi.next).toBeDisabled()
      await roi.option(option).check()
      await expect(roi.next).toBeEnabled()
      await expect(roi.form.getByRole('button')).toHaveCount(1)
      await roi.next.click()
    }
    await roi.expectStep(6)
    await expect(roi.next).toHaveText('Calculate My ROI')
    await expect(roi.next).toBeDisabled()
    await roi.option('A mix of several areas').check()
    await roi.option('A mix of several areas').uncheck()
    await expect(roi.next).toBeDisabled()
  })

  test('each step takes the focus and is in view below the header', async ({ page }) => {
    await roi.fillContact(knownAnswers)
    await roi.next.click()
    const header = page.getByRole('banner')
    for (const option of [knownAnswers.industry, knownAnswers.teamSize, knownAnswers.timeSpent]) {
      await expect(roi.question).toBeFocused()
      await expect.poll(() => roi.isBelow(header)).toBe(true)
      await roi.option(option).check()
      await roi.next.click()
    }
  })

  test('answers stay in memory: no request, no storage, no address', async ({ page, context }) => {
    await page.waitForLoadState('networkidle')
    const address = page.url()
    const sent: string[] = []
    page.on('request', (request) => {
      // Plain files of the site (the step animation, styles, a font, a illustration) may load, without a word about the visitor.
      const { origin, search } = new URL(request.url())
      const ownFile =
        ['script', 'stylesheet', 'font', 'image'].includes(request.resourceType()) && request.method() === 'GET'
      if (!ownFile || origin !== new URL(address).origin || search !== '')
        sent.push(`${request.method()} ${request.url()}`)
    })
    page.on('websocket', (socket) => sent.push(socket.url()))
    const stored = () =>
      page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
    const before = await stored()

    await roi.answer(knownAnswers)
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    await page.getByRole('button', { name: 'Email My Full ROI Report' }).click()
    await expect.poll(() => lines).toHaveLength(1)
    await page.waitForLoadState('networkidle')

    expect(sent).toEqual([])
    expect(page.url()).toBe(address)
    expect(await stored()).toBe(before)
    expect(await context.cookies()).toEqual([])
    expect(lines[0]).not.toContain('Dana')
    await page.reload()
    await roi.expectStep(1)
  })

  test('the result links to the booking page and prints alone, on one page', async ({ page }) => {
    await roi.answer({ ...knownAnswers, useCases: ['Inventory or workflow optimization', ...knownAnswers.useCases] })
    const book = roi.report.getByRole('link', { name: /Book Your Free Strategy Call/ })
    await expect(book).toHaveAttribute('target', '_blank')
    await expect(book).toHaveAttribute('rel', 'noopener noreferrer')
    const pdf = await page.pdf({ format: 'Letter' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.locator('#consultation-form')).toBeHidden()
    await expect(roi.report).toContainText('for Dana Keller')
  })

  test('a double click on Next answers nothing and leaves the focus on the question', async () => {
    await roi.fillContact(knownAnswers)
    await roi.next.dblclick()
    await expect(roi.question).toBeFocused()
    for (const option of [knownAnswers.industry, knownAnswers.teamSize, knownAnswers.timeSpent]) {
      await expect(roi.form.locator('input:checked')).toHaveCount(0)
      await roi.option(option).check()
      await roi.next.dblclick()
    }
  })

  test('a name of any length leaves the report on one page', async ({ page }) => {
    await roi.answer({ ...knownAnswers, name: 'Maria de los Angeles '.repeat(500) })
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  })

  for (const viewport of [
    { width: 667, height: 375 },
    { width: 320, height: 256 },
  ]) {
    test(`each question is in view with its first answer at ${viewport.width} × ${viewport.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await roi.fillContact(knownAnswers)
      await roi.next.click()
      await expect(roi.question).toBeInViewport({ ratio: 1 })
      await expect(roi.option('Logistics / Warehousing')).toBeInViewport()
    })
  }

  test('every step is free of accessibility faults', async ({ page }) => {
    const check = async () => {
      const { violations } = await new AxeBuilder({ page }).include('#roi-calculator').analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    }
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await check()
    await roi.fillContact(knownAnswers)
    await roi.next.click()
    await check()
    for (const option of [
      knownAnswers.industry,
      knownAnswers.teamSize,
      knownAnswers.timeSpent,
      knownAnswers.primaryGoal,
    ]) {
      await roi.option(option).check()
      await check()
      await roi.next.click()
    }
    await roi.option('A mix of several areas').check()
    await check()
    await roi.next.click()
    await check()
  })
})

test.describe('panel beside the questions', () => {
  test('moves on by itself and stops at the pause button', async ({ page }) => {
    const highlighted = roi.panel.locator('[data-highlighted=true]')
    await expect(roi.panel).toHaveAttribute('data-running', 'true')
    await expect(highlighted).toContainText('Healthcare', { timeout: 5000 })
    await roi.panel.getByRole('button', { name: 'Pause' }).click()
    await page.mouse.move(0, 0)
    await page.keyboard.press('Tab')
    await expect(roi.panel).toHaveAttribute('data-running', 'false')
    await roi.panel.getByRole('button', { name: 'Resume' }).click()
    await expect(roi.panel).toHaveAttribute('data-running', 'false')
    await page.mouse.move(0, 0)
    await expect(roi.panel).toHaveAttribute('data-running', 'true')
  })

  test('rests under the pointer', async ({ page }) => {
    await roi.panel.hover()
    await expect(roi.panel).toHaveAttribute('data-running', 'false')
    await page.mouse.move(0, 0)
    await expect(roi.panel).toHaveAttribute('data-running', 'true')
  })

  test('stands still under reduced motion, with all quotes to read', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await expect(roi.panel).toHaveAttribute('data-running', 'false')
    await expect(roi.panel.getByRole('button')).toHaveCount(0)
    for (const quote of await roi.panel.locator('blockquote').all()) await expect(quote).toBeVisible()
    await roi.fillContact(knownAnswers)
    await roi.next.click()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})

test.describe('client quotes', () => {
  test('show one at a time, chosen by dots', async ({ page }) => {
    await roi.quotes.first().scrollIntoViewIfNeeded()
    await expect(roi.quotes.nth(0)).toBeInViewport({ ratio: 0.9 })
    await roi.dots.nth(2).click()
    await expect(roi.quotes.nth(2)).toBeInViewport({ ratio: 0.9 })
    await expect(roi.quotes.nth(0)).not.toBeInViewport()
    await expect(roi.dots.nth(2)).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveURL('/roi-calculator')
  })

  test('are turned with the arrow keys', async ({ page }) => {
    await roi.dots.nth(0).focus()
    await page.keyboard.press('ArrowRight')
    await expect(roi.quotes.nth(1)).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('End')
    await expect(roi.quotes.last()).toBeInViewport({ ratio: 0.9 })
    await expect(roi.dots.last()).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('ArrowRight')
    await expect(roi.quotes.last()).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Home')
    await expect(roi.quotes.first()).toBeInViewport({ ratio: 0.9 })
  })

  test('never move by themselves', async ({ page }) => {
    await page.clock.install()
    await page.reload()
    await expect(roi.panel).toHaveAttribute('data-running', 'true')
    await page.clock.runFor(60_000)
    await expect(roi.dots.nth(0)).toHaveAttribute('aria-current', 'true')
  })

  test('stand beside the booking button', async ({ page }) => {
    const book = page.locator('#consultation-form').getByRole('link', { name: /Book Your Free Strategy Call/ })
    await expect(book).toHaveAttribute('target', '_blank')
    await expect(book).toHaveAttribute('rel', 'noopener noreferrer')
  })
})

test('the six use cases open their details', async ({ page }) => {
  const cases = page.locator('main details')
  await expect(cases).toHaveCount(6)
  await cases.first().getByText('What it involves').click()
  await expect(cases.first().getByRole('listitem').first()).toBeVisible()
})

test.describe('before and without script', () => {
  test('what is typed before the page starts is kept', async ({ page }) => {
    let start = () => {}
    const started = new Promise<void>((resolve) => {
      start = resolve
    })
    await page.route('**/_next/static/**/*.js', async (route) => {
      await started
      await route.continue()
    })
    await page.goto('/roi-calculator', { waitUntil: 'commit' })
    await roi.fillContact(knownAnswers)
    await expect(roi.next).toBeDisabled()
    start()
    await expect(roi.next).toBeEnabled()
    await expect(roi.form.getByLabel('Name')).toHaveValue('Dana Keller')
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('the calculator says what it needs, and offers another way', async ({ page }) => {
      await expect(roi.form).toBeHidden()
      await expect(roi.calculator.getByRole('alert').locator('p').first()).toBeVisible()
      await expect(roi.calculator.getByRole('alert').locator('p').first()).toContainText('needs JavaScript')
      await expect(roi.calculator.getByRole('link', { name: /Book a Free Strategy Call/ })).toBeVisible()
      await expect(roi.calculator.locator('a[href^="mailto:"]')).toBeVisible()
      for (const quote of await roi.panel.locator('blockquote').all()) await expect(quote).toBeVisible()
      await roi.dots.nth(1).click()
      await expect(roi.quotes.nth(1)).toBeInViewport({ ratio: 0.9 })
      await expect(page.getByRole('heading', { level: 3, name: 'Patient intake' })).toBeVisible()
    })
  })
})
