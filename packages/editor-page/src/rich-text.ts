import { applyEdits } from './apply-edits'
import { insertMarkdown, mark, waiting } from './paste'

/**
 * Markdown as Sveltia CMS writes it, in which a part of a word is slanted by `_`, which Markdown prints. Signs next to a digit are those of a
 * calculation: `5*4*3` is shown with a slanted 4 while it is typed.
 */
export const writeSlants = (markdown: string, slanted: readonly unknown[]): string =>
  markdown.replace(
    /(?<=([\p{L}\p{N}])?)_([^_\n]+)_(?=([\p{L}\p{N}])?)/gu,
    (written, before = '', words, after = '') => {
      if (!slanted.includes(words) || !(before || after)) return written
      return /\d/.test(before + after) ? `\\*${words}\\*` : `*${words}*`
    },
  )

/** Puts the cursor where so many letters of a text are behind it, or below the block that ends there. */
function placeCursor(text: Element, behind: number): void {
  const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  const letters: [Node, number][] = []
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    for (const { index } of node.nodeValue?.matchAll(/\S/g) ?? []) letters.push([node, index + 1])
  const [node = text, at] = letters.at(-behind - 1) ?? []
  const isInBlock = node.parentElement?.closest('[contenteditable="false"]')
  const below = [...text.children].findIndex((part) => part.contains(node)) + 1
  window.getSelection()?.collapse(isInBlock ? text : node, isInBlock ? below : at)
}

/**
 * Lets texts keep their characters where nobody edits them. A moment after each change Sveltia CMS writes all of a text as Markdown, also
 * when it has only drawn it; the event that brings this to the form is changed on its way.
 */
export function keepSources(): void {
  /** Each text as it was read, what the editor writes of it, what the form was given for it last, and the letters behind Markdown that it gets. */
  const shown = new WeakMap<Element, { source: string; base: string; given: string; behind?: number }>()
  /** The parts of texts that were there before: a text that is read anew has none of them. */
  const parts = new WeakSet<Element>()
  let [touched, awaited]: [EventTarget | null, string | undefined] = [null, undefined]
  document.addEventListener('beforeinput', ({ target }) => (touched = target), true)
  const write = (text: Element, box: HTMLTextAreaElement, written: string): string => {
    const [held, known, markdown] = [box.value, shown.get(text), waiting.get(text)]
    const isDrawn = [...text.children].every((part) => !parts.has(part))
    for (const part of text.children) parts.add(part)
    if (held === known?.given) {
      known.given = applyEdits(known.source, known.base, written)
      if (markdown === undefined || !known.given.includes(mark)) return known.given
      known.behind = text.textContent?.split(mark)[1]?.match(/\S/g)?.length ?? 0
      box.value = insertMarkdown(known.given, markdown)
      box.dispatchEvent(new InputEvent('input', { bubbles: true }))
      return box.value
    }
    // The form has got another text, which is about to be drawn.
    if ((written === '' && held !== '') || (!isDrawn && awaited !== held)) {
      awaited = held
      return held
    }
    // What is typed before the text is written for the first time would count as its form.
    const base = isDrawn && touched !== text ? written : held
    const given = applyEdits(held, base, written)
    shown.set(text, { source: held, base, given })
    if (known?.behind !== undefined) placeCursor(text, known.behind)
    return given
  }
  document.addEventListener(
    'Update',
    (event) => {
      const { target: text, detail } = event as CustomEvent<{ value: string }>
      const box = text instanceof Element && text.closest('.text-editor')?.querySelector('textarea')
      if (!(text instanceof Element) || !box) return
      const slanted = Array.from(text.querySelectorAll('.italic'), ({ textContent }) => textContent)
      detail.value = write(text, box, writeSlants(detail.value, slanted))
      touched = null
    },
    true,
  )
}
