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
 * The texts that a reader does not see whole, each with what is wrong. Boxes that are turned lie on one another as they are meant to. The window
 * must be as high as the page.
 */
export const textFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const measure = (element: Element) => {
      const { rotate, display, overflowX, overflowY, backgroundColor, hyphens } = getComputedStyle(element)
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const [isTurned, hasGround] = [rotate !== 'none', backgroundColor !== 'rgba(0, 0, 0, 0)']
      return { isTurned, display, overflowX, overflowY, hasGround, hyphens, left, top, right, bottom }
    }
    const measured = new Map<Element, ReturnType<typeof measure>>()
    const styleOf = (element: Element) => {
      const style = measured.get(element) ?? measure(element)
      measured.set(element, style)
      return style
    }
    const around = (element: Element | null): Element[] => (element ? [element, ...around(element.parentElement)] : [])
    const faults = new Set<string>()
    type Line = Record<'left' | 'right' | 'top' | 'bottom', number> & {
      text: string
      parents: Element[]
      isTurned: boolean
    }
    const lines: Line[] = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const { currentNode } = nodes
      const parents = around(currentNode.parentElement)
      const text = currentNode.textContent ?? ''
      const isSeen = parents[0]?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (!isSeen || !text.trim() || parents.some((each) => each.clientWidth === 1)) continue
      const isTurned = parents.some((each) => styleOf(each).isTurned)
      // The place of an initial is not known.
      const hasInitial =
        parents[0] && /\d/.test(getComputedStyle(parents[0], '::first-letter').getPropertyValue('initial-letter'))
      const rowsOf = (start: number, end: number) => {
        const range = document.createRange()
        range.setStart(currentNode, start)
        range.setEnd(currentNode, end)
        return [...range.getClientRects()].filter(
          ({ width, height }, index, all) =>
            width > 0 && height < 1.5 * (all.at(-1)?.height ?? 0) && !(hasInitial && start === 0 && index === 0),
        )
      }
      // Half of its height is where the letters of a line are.
      for (const { left, right, y, height } of rowsOf(0, text.length))
        lines.push({
          text: text.trim(),
          parents,
          isTurned,
          left,
          right,
          top: y + height / 4,
          bottom: y + (height * 3) / 4,
        })
      // A headless browser has no dictionary for hyphens.
      const whole = parents[0] && styleOf(parents[0]).hyphens === 'auto' ? /\p{N}|^.{2,15}$/u : /../
      for (const { 0: word, index } of text.matchAll(/[\p{Script=Latin}\p{N}$%.,:'’]{2,}/gu)) {
        const [first, ...rest] = rowsOf(index, index + word.length)
        const isBroken = first && rest.some(({ y }) => y > first.y + first.height / 2)
        if (isBroken && whole.test(word)) faults.add(`${word}: breaks in ${text}`)
      }
    }
    const grounds = [...document.body.querySelectorAll('*')].filter((each) => styleOf(each).hasGround)
    for (const line of lines) {
      const { text, parents, isTurned, left, right, top, bottom } = line
      const report = (fault: string) => faults.add(`${text}: ${fault}`)
      const isBeside = (box: { left: number; right: number }) => left < box.left - 1 || right > box.right + 1
      const isBeyond = (box: { top: number; bottom: number }) => top < box.top - 1 || bottom > box.bottom + 1
      const boxes = parents.slice(0, -2).map(styleOf)
      const isScrolled = boxes.some(({ overflowX }) => overflowX === 'auto')
      const own = boxes.find(({ display }) => display !== 'inline')
      if (!isScrolled && isBeside({ left: 0, right: document.documentElement.clientWidth })) report('leaves the window')
      if (own && !isTurned && (isBeside(own) || isBeyond(own))) report('leaves its box')
      for (const box of isScrolled ? [] : boxes)
        if ((box.overflowX !== 'visible' && isBeside(box)) || (box.overflowY !== 'visible' && isBeyond(box)))
          report('is cut off')
      for (const other of lines) {
        const isApart = other.right < left + 2 || other.left > right - 2 || other.top > bottom || other.bottom < top
        if (other.parents[0] !== parents[0] && !isApart && !(isTurned && other.isTurned))
          report(`is over ${other.text}`)
      }
      const y = (top + bottom) / 2
      const beside = (isTurned ? [] : grounds).filter((each) => {
        const box = styleOf(each)
        return box.top <= y && y <= box.bottom && !parents.includes(each) && !parents[0]?.contains(each)
      })
      for (const x of [left + 1, right - 1]) {
        // What is at a point takes long to find.
        if (!beside.some((each) => styleOf(each).left <= x && x <= styleOf(each).right)) continue
        for (const element of document.elementsFromPoint(x, y)) {
          if (parents.includes(element) ? styleOf(element).hasGround : element.contains(parents[0] ?? null)) break
          if (beside.includes(element)) report('is behind a box')
        }
      }
    }
    return [...faults]
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
