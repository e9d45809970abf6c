import type { Page } from '@playwright/test'

/** Longer than the longest page; a walk that needs more presses is caught in a loop. */
const longest = 400

/** What is wrong with the element that has the focus; undefined at the end of the page. */
const examineFocus = (previous: Element | null): { element: Element; faults: string[] } | undefined => {
  const element = document.activeElement
  if (!element || element === document.body) return undefined
  const faults: string[] = []
  const boxes = [...element.getClientRects()]
  const isVisible = boxes.some(
    ({ top, bottom, left, right }) => bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
  )
  if (!isVisible) faults.push('is off screen')
  const box = boxes[0] ?? element.getBoundingClientRect()
  const x = Math.min(Math.max((box.left + box.right) / 2, 1), innerWidth - 1)
  const y = Math.min(Math.max((box.top + box.bottom) / 2, 1), innerHeight - 1)
  const above = document.elementFromPoint(x, y)
  // A hidden input is below the label that shows it.
  const [label] = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const holder = label ?? element
  if (isVisible && above && !holder.contains(above) && !above.contains(element))
    faults.push(`is under ${above.tagName}`)
  const shown = [element, holder, element.nextElementSibling].filter((each) => each !== null)
  const hasRing = shown.some((each) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
  })
  if (!hasRing && element.tagName !== 'IFRAME') faults.push('shows no focus')
  if (previous?.isConnected && previous.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING)
    faults.push('comes after an element that follows it')
  return { element, faults }
}

interface Walker extends Window {
  focusBefore: Element | null
}

/**
 * Presses Tab from the top of a page to its end.
 * @returns How often it was pressed, and a line for each fault of an element that had the focus.
 */
export async function walkTabStops(page: Page): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = []
  await page.evaluate(`window.focusBefore = null; window.examineFocus = ${examineFocus}`)
  for (let stops = 0; stops < longest; stops++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const walker = window as unknown as Walker & { examineFocus: typeof examineFocus }
      const result = walker.examineFocus(walker.focusBefore)
      if (!result) return undefined
      walker.focusBefore = result.element
      const text = result.element.getAttribute('aria-label') ?? result.element.textContent ?? ''
      const name = `${result.element.tagName} "${text.trim().replace(/\s+/g, ' ').slice(0, 40)}"`
      return result.faults.map((fault) => `${name} ${fault}`)
    })
    if (!found) return { stops, faults }
    faults.push(...found)
  }
  return { stops: longest, faults: [...faults, `the end of the page is not reached in ${longest} presses`] }
}
