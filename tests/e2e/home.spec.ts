import { expect, test } from '@playwright/test'
import { afterFrames } from './frames'
import { HomePage } from './pages/home-page'
import { testSwitchPlace } from './switch-place'

const headings = [
  'Your AI One-Stop Shop',
  'Good people, held up by tools that don’t talk',
  'All Your Needs. One AI Partner.',
  'How It Works',
  'Real Results, Real Voices',
  /^Why Businesses Choose .+/,
  'Book Your Free AI Strategy Call',
]

test.describe('the home page', () => {
  let home: HomePage
  test.beforeEach(async ({ page }) => {
    home = new HomePage(page)
    await home.open()
  })

  test('has its seven sections in order', async ({ page }) => {
    await expect(page.getByRole('main').locator('h1, h2')).toHaveText([...headings, 'Tell us where to reach you'])
    await expect(page).toHaveTitle(/^AI One-Stop Shop \| .+/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https:\/\/[^/]+\/$/)
  })

  test('states what was claimed', async ({ page }) => {
    const main = page.getByRole('main')
    for (const step of ['Discover & Plan', 'Build & Launch', 'Manage & Evolve']) {
      await expect(home.section('how-it-works').getByRole('heading', { name: step, exact: true })).toBeVisible()
    }
    for (const result of [
      'Reporting time cut 80% (3 hours to 10 minutes)',
      'Launch 40% faster (3 months)',
      '15+ staff hours saved per week',
    ]) {
      await expect(home.section('case-studies').getByText(result)).toBeVisible()
    }
    for (const [figure, claim] of [
      ['30+', 'AI projects delivered'],
      ['3.5x', 'average client ROI in the first year'],
      ['8+', 'industries served'],
      ['99%', 'client satisfaction'],
    ]) {
      await expect(main.getByRole('listitem').filter({ hasText: claim })).toContainText(figure ?? '')
    }
    await expect(home.section('book').getByRole('listitem')).toHaveCount(3)
  })

  test('leads to the booking page in a new tab and to the case studies on this page', async ({ page }) => {
    const book = page.getByRole('main').getByRole('link', { name: /Book My Free AI Strategy Call/ })
    await expect(book).toHaveAttribute('target', '_blank')
    await expect(book).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(book).toHaveAttribute('href', /^https:/)
    await page.getByRole('link', { name: "See How We've Helped Others" }).click()
    await expect(page).toHaveURL(/#case-studies$/)
    await expect(page.getByRole('heading', { name: 'Real Results, Real Voices' })).toBeInViewport()
  })

  test('leads from each service to its section', async ({ page }) => {
    for (const [name, anchor] of [
      ['Explore consulting', 'consulting'],
      ['Explore apps', 'development'],
      ['Explore management', 'management'],
    ]) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', `/services#${anchor}`)
    }
  })

  test('shows the business before, and after on a press, and back again', async () => {
    await expect(home.choice('Before')).toBeChecked()
    await expect(home.before).toBeVisible()
    await expect(home.after).toBeHidden()
    await home.press('After')
    await expect(home.after).toBeVisible()
    await expect(home.before).toBeHidden()
    for (const tile of [/Reports/, /Automation/, /Assistant/]) {
      await expect(home.after.getByRole('heading', { name: tile })).toBeVisible()
    }
    await expect(home.after.getByRole('heading', { name: 'AI Dashboard' })).toBeVisible()
    await expect(home.after.getByText('Connected', { exact: true })).toBeVisible()
    await expect(home.after.getByText('Everything in one place — managed for you')).toBeVisible()
    await home.press('Before')
    await expect(home.before).toBeVisible()
    await expect(home.after).toBeHidden()
    for (const fault of ['Disconnected tools', 'Manual updates', 'Missed opportunities']) {
      await expect(home.before.getByText(fault)).toBeVisible()
    }
  })

  test('switches with the arrow keys', async ({ page }) => {
    await home.choice('Before').focus()
    await page.keyboard.press('ArrowRight')
    await expect(home.choice('After')).toBeChecked()
    await expect(home.after).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(home.before).toBeVisible()
    await expect(home.after).toBeHidden()
  })

  test('draws the chains tight on the way, and leaves no trace of it', async ({ page }) => {
    await home.switch.scrollIntoViewIfNeeded()
    await page.mouse.move(30, 300)
    await home.switch.locator('label').first().hover()
    await page.waitForLoadState('networkidle')
    const seen = page.waitForFunction(() =>
      document.querySelector('[data-tightening] .ba-live path')?.getAttribute('d'),
    )
    await home.press('After')
    await seen
    await expect(page.locator('[data-tightening]')).toHaveCount(0)
    await expect(home.after).toBeVisible()
  })

  test('runs its hero canvas beside the words, and stops it off screen', async ({ page }) => {
    await page.mouse.move(30, 300)
    await expect(page.locator('[data-field="live"]')).toHaveCount(1)
    const canvas = await page.locator('canvas').boundingBox()
    const words = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(canvas && words && canvas.x > words.x + words.width).toBe(true)
    const picture = () => page.locator('canvas').evaluate((it) => (it as HTMLCanvasElement).toDataURL().length)
    const first = await picture()
    await expect.poll(picture).not.toBe(first)
    await home.section('book').scrollIntoViewIfNeeded()
    await afterFrames(page)
    const still = await picture()
    await afterFrames(page)
    expect(await picture()).toBe(still)
  })

  test('reveals a block once', async ({ page }) => {
    const block = home.section('how-it-works').getByRole('listitem').first()
    await expect(block).toHaveAttribute('data-reveal', 'wait')
    await block.scrollIntoViewIfNeeded()
    await expect(block).toHaveAttribute('data-reveal', '')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await afterFrames(page)
    await expect(block).toHaveAttribute('data-reveal', '')
  })

  test('hides nothing on the first screen', async ({ page }) => {
    const waiting = await page
      .locator('[data-reveal]')
      .evaluateAll((all) =>
        all.filter((block) => block.getBoundingClientRect().top < innerHeight).map((b) => b.outerHTML),
      )
    for (const block of waiting) expect(block).not.toContain('data-reveal="wait"')
  })

  test('embeds the lead form', async () => {
    const frame = home.section('book').locator('iframe')
    await expect(frame).toHaveAttribute('title', /.+/)
    await expect(frame).toHaveAttribute('sandbox', /allow-forms/)
    await frame.scrollIntoViewIfNeeded()
    expect((await frame.boundingBox())?.height).toBe(500)
  })
})

test('no word of the first screen lies on the arch', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [768, 1000, 1024, 1070, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const gap = await page.getByRole('link', { name: "See How We've Helped Others" }).evaluate((link) => {
      const { right, top, bottom } = link.getBoundingClientRect()
      const arches = [...document.querySelectorAll<SVGPathElement>('.traveler:not(.traveler-slow, .traveler-quick)')]
      const edges = arches.flatMap((path) => {
        const place = path.ownerSVGElement?.getBoundingClientRect().width ? path.ownerSVGElement.getScreenCTM() : null
        if (!place) return []
        const length = path.getTotalLength()
        return Array.from({ length: 400 }, (_, i) => path.getPointAtLength((length * i) / 400).matrixTransform(place))
      })
      return Math.min(...edges.filter(({ y }) => y > top && y < bottom).map(({ x }) => x)) - right
    })
    expect(gap, `${width} px`).toBeGreaterThan(8)
  }
})

testSwitchPlace()

test('one panel has gone before the other comes', async ({ page }) => {
  const home = new HomePage(page)
  await home.open()
  await home.placeSwitch(100)
  await home.press('After')
  const both = await page.evaluate(async () => {
    const panels = [...document.querySelectorAll('.ba-panel')]
    const moves = document.getAnimations()
    for (const move of moves) move.pause()
    return [0, 100, 200, 249, 251, 300, 449, 500, 700, 950].filter((time) => {
      for (const move of moves) move.currentTime = time
      return panels.every((panel) => Number(getComputedStyle(panel).opacity) > 0.01)
    })
  })
  expect(both).toEqual([])
})

test.describe('before the framework is there', () => {
  test('a tap on the switch takes effect at once', async ({ page }) => {
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await new Promise((done) => setTimeout(done, 3000))
      await route.continue()
    })
    const home = new HomePage(page)
    await home.open()
    await home.press('After')
    await expect(home.after).toBeVisible({ timeout: 1500 })
    await expect(home.before).toBeHidden({ timeout: 1500 })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the switch works', async ({ page }) => {
    const home = new HomePage(page)
    await home.open()
    await home.press('After')
    await expect(home.after).toBeVisible()
    await expect(home.before).toBeHidden()
    await home.press('Before')
    await expect(home.before).toBeVisible()
  })
})
