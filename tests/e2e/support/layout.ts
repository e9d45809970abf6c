import type { Locator, Page } from '@playwright/test'

/** By how many pixels the page is wider than the window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))

/** By how many pixels the page would be wider than the window if its texts were one very long word each. */
export const overflowOfLongWords = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const blocks = document.querySelectorAll('main :is(h1, h2, h3, p, dt, dd, figcaption)')
    const texts = [...blocks].flatMap(({ childElementCount, firstChild }) =>
      childElementCount === 0 && firstChild ? { firstChild, text: firstChild.nodeValue } : [],
    )
    for (const { firstChild } of texts)
      firstChild.nodeValue = 'Kraftfahrzeughaftpflichtversicherungsunternehmensberatung'
    const { scrollWidth, clientWidth } = document.documentElement
    for (const { firstChild, text } of texts) firstChild.nodeValue = text
    return Math.max(0, scrollWidth - clientWidth)
  })

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

/**
 * The lines of text that leave the window, other than in what is scrolled sideways, or that another text, or a box with a ground of its own, crosses. Boxes that are turned lie
 * on one another as they are meant to. The window must be as high as the page.
 */
export const crossedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isTurned = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).rotate !== 'none' || isTurned(element.parentElement))
    const isForReaders = (element: Element | null): boolean =>
      element !== null && (element.clientWidth === 1 || isForReaders(element.parentElement))
    const isScrolled = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX === 'auto' || isScrolled(element.parentElement))
    const hasGround = (element: Element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)'
    const lines: { text: string; parent: Element; box: DOMRect }[] = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const { parentElement: parent, textContent: text } = nodes.currentNode
      if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (!text?.trim() || isForReaders(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(nodes.currentNode)
      for (const box of range.getClientRects()) lines.push({ text, parent, box })
    }
    const crosses = ({ parent, box }: (typeof lines)[number]): boolean =>
      [box.left + 1, box.right - 1].some((x) => {
        for (const element of document.elementsFromPoint(x, box.y + box.height / 2)) {
          const isAround = element.contains(parent)
          if (isAround && hasGround(element)) return false
          const isText = lines.some((line) => line.parent === element)
          if (
            !isAround &&
            !parent.contains(element) &&
            (isText || hasGround(element)) &&
            !(isTurned(element) && isTurned(parent))
          )
            return true
        }
        return false
      })
    const leaves = ({ parent, box }: (typeof lines)[number]) =>
      !isScrolled(parent) && (box.left < -1 || box.right > document.documentElement.clientWidth + 1)
    return lines.filter((line) => leaves(line) || crosses(line)).map(({ text }) => text.trim())
  })

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
