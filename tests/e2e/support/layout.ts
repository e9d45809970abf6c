import type { Locator, Page } from '@playwright/test'

/** By how many pixels the page is wider than the window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))

/** Sets the text size of the whole page, in percent of the usual size. */
export const setTextSize = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), percent)

/** Adds style rules to a page in a way that its security policy allows. */
export const addStyles = (page: Page, rules: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, rules)

/** Reduces the header to five short links, so that its layout can be measured whatever its copy is. */
export const shortenHeader = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const link of document.querySelectorAll('header nav li:nth-child(n + 6)')) link.remove()
    for (const link of document.querySelectorAll('header a:not([popover] *)')) {
      const words = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
      while (words.nextNode()) words.currentNode.nodeValue = 'Pages'
    }
  })

/** The bounding box of an element that must be visible. */
export async function boxOf(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} is not visible`)
  return box
}

/** Scrolls at once, without the page's smooth scrolling. */
export const scrollPage = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
