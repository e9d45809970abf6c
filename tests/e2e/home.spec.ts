import { expect, test } from '@playwright/test'
import { page as copyOf } from '@/lib/build/content'
import { HomePage } from './pages/home-page'
import { afterFrames } from './support/frames'
import { scrollPage, shortenHeader } from './support/layout'
import { whenRunning } from './support/running'

const homePage = copyOf('home')

test.use({ reducedMotion: 'no-preference' })

test('Before and After are switched at the first press, by pointer and by arrow keys, one after the other, and the page does not scroll', {
  tag: '@journey',
}, async ({ page }) => {
  const { before, after } = homePage.problem
  const home = new HomePage(page)
  await home.open()
  await expect(home.choice('before')).toBeChecked()
  for (const fault of before.faults) await expect(home.before).toContainText(fault)
  await home.press('after')
  await expect(home.after).toBeVisible()
  await expect(home.before).toBeHidden()
  await expect(home.after.getByRole('img', { name: after.picture, exact: true })).toBeVisible()
  const titles = [after, after.reports, after.automation, after.assistant].map(({ title }) => title)
  for (const text of [...titles, after.status, after.text]) await expect(home.after).toContainText(text)
  await home.choice('after').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(home.choice('before')).toBeChecked()
  await expect(home.before).toBeVisible()
  await expect(home.after).toBeHidden()

  await test.step('the chains are tightened, and no inline styles remain', async () => {
    const tightening = page.locator('[data-tightening]')
    await page.evaluate(() => {
      const note = () => document.documentElement.classList.add('drawn')
      const drawing = document.querySelector('.ba-live')
      if (drawing) new MutationObserver(note).observe(drawing, { subtree: true, attributeFilter: ['d'] })
    })
    // Pressed again until the module that animates the chains has loaded.
    await expect(async () => {
      await home.press('before')
      await home.press('after')
      await afterFrames(page)
      expect(await page.locator('html.drawn').count()).toBe(1)
    }).toPass({ intervals: [0] })
    await expect(tightening).toHaveCount(0)
    await expect(home.after).toBeVisible()
  })

  await test.step('one panel has disappeared before the other appears', async () => {
    await home.placeSwitch(100)
    await home.press('before')
    const both = await page.evaluate(() => {
      const panels = [...document.querySelectorAll('.ba-panel')]
      const moves = document.getAnimations()
      for (const move of moves) move.pause()
      const shown = [0, 100, 200, 249, 251, 300, 449, 500, 700, 950].filter((time) => {
        for (const move of moves) move.currentTime = time
        return panels.every((panel) => Number(getComputedStyle(panel).opacity) > 0.01)
      })
      for (const move of moves) move.play()
      return { shown, moves: moves.length }
    })
    expect(both).toEqual({ shown: [], moves: expect.any(Number) })
    expect(both.moves).toBeGreaterThan(1)
  })

  await shortenHeader(page)
  // Also when the header covers half of the switch.
  for (const top of [40, 300]) expect(await home.movesWhenPressedAt(top)).toBeLessThanOrEqual(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await home.press('after')
  await home.press('before')
  expect(await page.locator('[data-tightening]').count()).toBe(0)
})

test('blocks below the screen appear once when they come into view, and before printing', async ({ page }) => {
  await new HomePage(page).open()
  const waiting = page.locator('[data-reveal="wait"]')
  // A pointer that comes over another element shows that the visitor is there.
  await expect(async () => {
    await page.mouse.move(300, 300)
    await page.mouse.move(300, 30)
    expect(await waiting.count()).toBeGreaterThan(0)
  }).toPass()
  const shown = await waiting.evaluateAll((all) =>
    all.filter((block) => block.getBoundingClientRect().top < innerHeight),
  )
  expect(shown).toEqual([])
  const block = page.locator('#how-it-works [data-reveal]').first()
  await expect(block).toHaveAttribute('data-reveal', 'wait')
  await block.scrollIntoViewIfNeeded()
  await expect(block).toHaveAttribute('data-reveal', '')
  await scrollPage(page, 0)
  await afterFrames(page)
  await expect(block).toHaveAttribute('data-reveal', '')
  const focused = await waiting
    .locator('a[href]')
    .last()
    .evaluate((link) => {
      link.focus({ preventScroll: true })
      return link.closest('[data-reveal]')?.getAttribute('data-reveal')
    })
  expect(focused).toBe('')
  // A tenth of it is more than a screen.
  await waiting.last().evaluate((tall) => {
    tall.id = 'Tall'
    tall.style.minHeight = '12000px'
    scrollTo({ top: scrollY + tall.getBoundingClientRect().top - innerHeight / 4, behavior: 'instant' })
  })
  await expect(page.locator('#Tall')).toHaveAttribute('data-reveal', '')
  await scrollPage(page, 0)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(waiting).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await whenRunning(page)
  await afterFrames(page)
  await expect(waiting).toHaveCount(0)
})
