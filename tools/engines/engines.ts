import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserType, chromium, firefox, type LaunchOptions } from '@playwright/test'
import { findBrowser, launchArguments } from '../browser/find-browser'
import { Failure } from '../setup/command.mjs'

/** A part of a page, and where it is; a hidden one has no size. */
export interface Region extends Pick<DOMRect, 'x' | 'y' | 'width' | 'height'> {
  name: string
  /** A picture, a frame, or a field, not text. */
  isShape: boolean
}

/** A whole page as it is drawn. */
export interface Photo {
  png: Buffer
  regions: Region[]
}

/** The window while a page loads. For its picture it becomes as high as the page, up to what the screen of Xvfb holds. */
const [width, height, highest] = [1280, 800, 15_000]

/** In the page: its height, once nothing has been added for a second. */
const settle = `await document.fonts.ready
let [before, now] = [-1, 0]
const isOpen = (frame) => frame.getBoundingClientRect().top < innerHeight && !performance.getEntriesByName(frame.src)[0]
const areOpen = () => [...document.images].some(({ complete }) => !complete) || [...document.querySelectorAll('iframe')].some(isOpen)
while (before !== now || document.readyState !== 'complete' || areOpen()) {
  before = now
  await new Promise((resolve) => setTimeout(resolve, 1000))
  now = performance.getEntriesByType('resource').length + document.querySelectorAll('*').length
}
scrollTo(0, 0)
return Math.min(${highest}, document.documentElement.scrollHeight)`

/** In the page: its pictures, frames, and fields, and the outermost elements with text of their own, in their order. */
const list = `const shapes = 'svg, img, iframe, input, textarea'
const texts = [...document.body.querySelectorAll('*:not(svg *, script, style, noscript, noscript *)')].filter((part) =>
  [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()))
const outermost = texts.filter((part) => !texts.some((other) => other !== part && other.contains(part)))
return [...document.querySelectorAll(shapes), ...outermost].map((part) => {
  const isShape = part.matches(shapes)
  const near = isShape ? part.closest('section, article, footer, main, body').querySelector('h1, h2, h3, p') : part
  const name = (isShape ? 'a picture in “' : 'the text “') + near?.textContent.trim().slice(0, 40) + '”'
  const { x, y, width, height } = part.getBoundingClientRect()
  const isSeen = x < innerWidth && part.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  return { name, isShape, x, y, width: isSeen ? width : 0, height: isSeen ? height : 0 }
})`

async function openWithPlaywright(name: string, type: BrowserType, options: LaunchOptions) {
  const browser = await type.launch(options)
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light', reducedMotion: 'reduce' })
  const ask = <Answer>(script: string): Promise<Answer> => page.evaluate(`(async () => { ${script} })()`)
  const photograph = async (url: string): Promise<Photo> => {
    await page.setViewportSize({ width, height })
    await page.goto('about:blank')
    await page.goto(url)
    // Twice, since pictures that come into view can make the page higher.
    for (let i = 0; i < 2; i++) await page.setViewportSize({ width, height: await ask<number>(settle) })
    return { regions: await ask(list), png: await page.screenshot() }
  }
  return { name, photograph, close: () => browser.close() }
}

/** WebKitGTK in a virtual display, by plain WebDriver, since Playwright cannot drive it. */
async function openWebKit() {
  const [driverPath, screenPath] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'] as const
  const missing = [driverPath, screenPath].find((program) => !existsSync(program))
  if (missing) throw new Failure(`There is no ${missing}. Install it: apt-get install webkit2gtk-driver xvfb`)
  const screen = spawn(screenPath, ['-displayfd', '1', '-screen', '0', `${width}x${highest + 200}x24`])
  const display = await new Promise<number>((resolve) => screen.stdout.once('data', (data) => resolve(Number(data))))
  // Reduced motion.
  const settings = mkdtempSync(join(tmpdir(), 'gtk-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  writeFileSync(join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const env = { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: settings }
  const port = 45_000 + display
  const driver = spawn(driverPath, [`--port=${port}`], { env, stdio: 'ignore' })
  const call = async (method: string, path: string, body?: object) => {
    const options = { method, ...(body && { body: JSON.stringify(body) }) }
    const { value } = await (await fetch(`http://127.0.0.1:${port}${path}`, options)).json()
    if (value?.error) throw new Error(`WebKitWebDriver: ${value.error}: ${value.message}`)
    return value
  }
  while (!(await call('GET', '/status').catch(() => undefined)))
    await new Promise((resolve) => setTimeout(resolve, 100))
  const session = `/session/${(await call('POST', '/session', { capabilities: {} })).sessionId}`
  const ask = (script: string) =>
    call('POST', `${session}/execute/async`, { script: `(async () => { ${script} })().then(arguments[0])`, args: [] })
  /** Makes the page so high, and the window by its bars higher. */
  const setHeight = async (wanted: number) => {
    const bars: number = await ask('return outerHeight - innerHeight')
    await call('POST', `${session}/window/rect`, { width, height: wanted + bars })
  }
  const photograph = async (url: string): Promise<Photo> => {
    await setHeight(height)
    await call('POST', `${session}/url`, { url: 'about:blank' })
    await call('POST', `${session}/url`, { url })
    for (let i = 0; i < 2; i++) await setHeight(await ask(settle))
    return { regions: await ask(list), png: Buffer.from(await call('GET', `${session}/screenshot`), 'base64') }
  }
  const close = async () => {
    await call('DELETE', session)
    driver.kill()
    screen.kill()
  }
  return { name: 'WebKit', photograph, close }
}

/** Playwright's Firefox, or an installed one. */
async function openFirefox() {
  if (existsSync(firefox.executablePath())) return openWithPlaywright('Firefox', firefox, {})
  const executablePath = [process.env.FIREFOX_PATH ?? '', '/usr/bin/firefox-esr'].find(existsSync)
  if (!executablePath) throw new Failure('There is no Firefox. Install it: apt-get install firefox-esr')
  const firefoxUserPrefs = { 'ui.prefersReducedMotion': 1, 'ui.systemUsesDarkTheme': 0, 'ui.useOverlayScrollbars': 1 }
  return openWithPlaywright('Firefox', firefox, { channel: 'moz-firefox', executablePath, firefoxUserPrefs })
}

/**
 * Chromium, WebKit, and Firefox, in this order.
 * @throws Failure when one is not installed; it says which package has it.
 */
export const openEngines = async () =>
  Promise.all([
    openWithPlaywright('Chromium', chromium, { executablePath: await findBrowser(), args: launchArguments }),
    openWebKit(),
    openFirefox(),
  ])
