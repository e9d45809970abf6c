import { expect, test } from '@playwright/test'
import { page as copyOf, planTools, site } from '@/lib/build/content'
import { planFragment } from '@/lib/plan/fragment'
import { planDraft, planText } from '@/lib/plan/text'
import { routes } from '@/lib/routes'
import { formatDollars } from '@/lib/text/money'
import { addedNotice, PlanPage, someTools, sumOf } from './pages/plan-page'
import { accessibilityFaults, rulesOfLook } from './support/accessibility'
import { serveEdited } from './support/edited-page'
import { afterFrames } from './support/frames'
import { boxOf, scrollPage } from './support/layout'
import { watchProblems } from './support/problems'
import { isNextScript } from './support/transfers'

const leadFormPage = copyOf('leadForm')
const planPage = copyOf('plan')

const [first, second = first] = someTools
const { count, total } = sumOf(someTools)
let plan: PlanPage

test.beforeEach(async ({ page }) => {
  plan = new PlanPage(page)
})

test('a plan is assembled by mouse, and goes to the lead form and back', { tag: '@journey' }, async ({ page }) => {
  const problems = watchProblems(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await plan.open()
  await expect(plan.panel).toContainText(planPage.panel.emptyTitle)
  await plan.fill(...someTools)
  await expect(plan.panel).toContainText(count)
  await expect(plan.panel).toContainText(total)
  await expect(plan.notices).toHaveText(someTools.slice(-1).map(addedNotice))
  await plan.removeButton(first).click()
  await expect(plan.items).toHaveCount(someTools.length - 1)
  await expect(plan.notices).toHaveText([planPage.notices.removed])
  await expect(plan.addButton(first)).toHaveAttribute('data-event', 'Plan item added')
  await plan.add(first)
  await expect(plan.start).toHaveAttribute('data-event', 'Plan sent')
  await plan.start.click()
  const tools = [...someTools.slice(1), first]
  await expect(page).toHaveURL(routes.leadForm.path + planFragment(tools))
  await expect(plan.items).toContainText(tools.map(({ name }) => name))
  await expect(plan.panel).toContainText(total)
  await plan.panel.getByRole('link', { name: leadFormPage.plan.changeLabel }).click()
  await expect(page).toHaveURL(routes.plan.path + planFragment(tools))
  await plan.clear.click()
  await expect(page).toHaveURL(routes.plan.path)
  await expect(plan.items).toHaveCount(0)
  await expect(plan.panel).toContainText(sumOf([]).total)
  expect(problems).toEqual([])
})

test('a plan is assembled by keyboard under reduced motion, changed by double clicks, and passed on', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await plan.open()
  await plan.fill()
  const loaded = scripts.length

  await test.step('by keyboard the focus is never lost', async () => {
    const [add, empty] = [plan.addButton(first), plan.panel.locator('[data-empty]')]
    await add.press('Enter')
    await expect(plan.items).toHaveCount(1)
    await expect(add).toBeFocused()
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    const print = plan.panel.getByRole('button', { name: planPage.panel.printLabel })
    await print.focus()
    await page.getByRole('status').getByRole('button', { name: planPage.notices.dismissLabel }).press('Enter')
    await expect(print).toBeFocused()
    await add.press('Enter')
    await expect(plan.notices).toHaveCount(0)
    await expect(plan.items).toHaveCount(1)
    await plan.removeButton(first).press('Enter')
    await expect(empty).toBeFocused()
    await expect(add).toHaveAttribute('aria-disabled', 'false')
    await add.press('Enter')
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await plan.clear.press('Enter')
    await expect(plan.items).toHaveCount(0)
    await expect(plan.notices).toHaveCount(0)
    await expect(plan.panel.locator(':focus')).toHaveText(planPage.panel.undoClearLabel)
    await page.keyboard.press('Enter')
    await expect(plan.items).toHaveCount(1)
    await expect(plan.clear).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(plan.panel.getByRole('button')).toHaveText([planPage.panel.undoClearLabel])
  })

  await test.step('a double click or held key removes one tool, or clears the plan without following a link', async () => {
    await plan.fill(...someTools)
    await plan.removeButton(first).dblclick()
    await expect(plan.items).toHaveCount(someTools.length - 1)
    if (someTools.length > 1) await expect(plan.removeButton(second)).toBeFocused()
    for (const _ of someTools) await page.keyboard.down('Enter')
    await expect(plan.items).toHaveCount(Math.max(0, someTools.length - 2))
    await page.keyboard.up('Enter')
    await plan.add(first)
    await plan.clear.dblclick()
    await expect(plan.items).toHaveCount(0)
    await afterFrames(page)
    await expect(page).toHaveURL(routes.plan.path)
  })
  // Neither was the code of animations requested.
  expect(scripts.slice(loaded).filter(isNextScript)).toEqual([])

  await test.step('it is passed on by e-mail, on paper, and as a link', async () => {
    const { email, priceTemplate, totalLabel, printLabel, copyLabel } = planPage.panel
    await plan.fill(...someTools)
    const link = new URL(routes.plan.path + planFragment(someTools), page.url()).href
    const draft = planDraft(site.email, someTools, link, { ...email, priceTemplate, totalLabel })
    await expect(plan.panel.getByRole('link', { name: email.label })).toHaveAttribute('href', draft)
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
      const writeText = async (text: string) => {
        if (document.body.dataset.copied) throw new DOMException('no', 'NotAllowedError')
        document.body.dataset.copied = text
      }
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
    })
    await plan.panel.getByRole('button', { name: printLabel }).click()
    await expect(page.locator('body[data-printed]')).toBeAttached()
    const copy = plan.panel.getByRole('button', { name: copyLabel })
    await copy.click()
    await expect(plan.notices).toHaveText([planPage.notices.copied])
    await expect(page.locator('body')).toHaveAttribute('data-copied', link)
    await copy.click()
    await expect(plan.notices).toHaveText([planPage.notices.copyFailed])
  })
})

test('on the lead form the plan is in the form, a tool that is gone is counted, and the last removal gives up the focus', async ({
  page,
}) => {
  const mark = 'data-enhance="lead-form-plan"'
  await serveEdited(page, routes.leadForm.path, (html) => html.replace(mark, `data-prefill-field="message" ${mark}`))
  await page.goto(routes.leadForm.path + planFragment([{ ...first, id: 'No-Tool' }, first]))
  await expect(page.getByRole('main').getByRole('status')).toHaveText(planPage.notices.missing.one)
  const { priceTemplate, totalLabel } = planPage.panel
  const filled = () =>
    page.locator('iframe').evaluate((form: HTMLIFrameElement) => new URL(form.src).searchParams.get('message'))
  expect(await filled()).toBe(planText([first], { priceTemplate, totalLabel }))
  await plan.removeButton(first).press('Enter')
  await expect(plan.panel).toBeHidden()
  await expect(page.locator(':focus iframe')).toBeAttached()
  expect(await filled()).toBeNull()
})

test('a plan and its notice cover nothing, have no accessibility faults, and print alone', async ({ page }) => {
  await plan.open()
  await test.step('a notice does not cover the link after the last tool when it gets the focus', async () => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await plan.fill()
    const last = page.locator('form button').last()
    await last.evaluate((button) => button.scrollIntoView({ block: 'end' }))
    await last.press('Enter')
    await page.keyboard.press('Tab')
    const link = page.locator('form a').last()
    await expect(link).toBeFocused()
    const [notice, box] = [await boxOf(page.locator('[data-notice]')), await boxOf(link)]
    expect(box.y + box.height).toBeLessThanOrEqual(notice.y)
    await plan.clear.click()
  })

  await test.step('a notice covers no control', async () => {
    await plan.fill(...someTools)
    for (const height of [640, 900]) {
      await page.setViewportSize({ width: 1280, height })
      // At the top of the page the plan is lower on the screen than after scrolling.
      for (const top of [0, 300]) {
        await scrollPage(page, top)
        const covered = await page.evaluate(() => {
          const { left, right, top, bottom } = (
            document.querySelector('[data-notice]') ?? document.body
          ).getBoundingClientRect()
          return [...document.querySelectorAll('main :is(a, button):not([data-notice] *)')]
            .filter((control) => control.checkVisibility())
            .filter((control) => {
              const box = control.getBoundingClientRect()
              return box.left < right && box.right > left && box.top < bottom && box.bottom > top
            })
            .map(({ textContent }) => textContent)
        })
        expect(covered, `${height} px high, ${top} px down`).toEqual([])
      }
    }
  })

  await test.step('a filled plan with a notice has no accessibility faults in either theme', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    expect.soft(await accessibilityFaults(page, 'main')).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await accessibilityFaults(page, 'main', rulesOfLook)).toEqual([])
    await expect(plan.notices).toHaveCount(1)
  })

  await test.step('the total and the buttons of a long plan stay in view, and never cover the footer', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await plan.add(...planTools.slice(someTools.length))
    await expect(plan.items).toHaveCount(planTools.length)
    await plan.clear.scrollIntoViewIfNeeded()
    await plan.addButton(planTools.at(-1) ?? first).scrollIntoViewIfNeeded()
    await expect(plan.start).toBeInViewport({ ratio: 1 })
    await expect(plan.clear).toBeInViewport({ ratio: 1 })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await scrollPage(page, 100_000)
    const [panel, footer] = [await boxOf(plan.panel), await boxOf(page.getByRole('contentinfo'))]
    expect(panel.y + panel.height).toBeLessThanOrEqual(footer.y)
  })

  await test.step('it prints alone with its total, across the paper, and without buttons', async () => {
    await page.emulateMedia({ media: 'print' })
    for (const [width, height] of [
      [1050, 700],
      [700, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect((await boxOf(plan.panel)).width).toBeGreaterThan(0.9 * width)
    }
    await expect(plan.items).toContainText(planTools.map(({ name }) => name))
    await expect(plan.items).toContainText(planTools.map(({ price }) => formatDollars(price)))
    await expect(plan.panel).toContainText(sumOf(planTools).total)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('heading')).toHaveText([planPage.panel.heading])
    await page.close() // As in print.spec.ts.
  })
})
