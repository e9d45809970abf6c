import { applyEdits } from './apply-edits'
import { openField } from './open-field'
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

/** Puts Markdown where the mark is, as a text that the editor reads anew, with the cursor in its last words. */
function insertInto(text: Element, box: HTMLTextAreaElement, marked: string, markdown: string): void {
  box.value = insertMarkdown(marked, markdown)
  box.dispatchEvent(new InputEvent('input', { bubbles: true }))
  const [words = ''] = /[\p{L}\p{N}][\p{L}\p{N} ,.]*/u.exec(markdown.slice(markdown.lastIndexOf('\n') + 1)) ?? []
  const { keyPath: field = '' } = text.closest<HTMLElement>('.field')?.dataset ?? {}
  void openField(field, words.slice(0, 24).trim())
}

/**
 * Lets texts keep their characters where nobody edits them. A moment after each change Sveltia CMS writes all of a text as Markdown, also
 * when it has only drawn it; the event that brings this to the form is changed on its way.
 */
export function keepSources(): void {
  /** Each text as it was read, what the editor writes of it, and what the form was given for it last. */
  const shown = new WeakMap<Element, { source: string; base: string; given: string }>()
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
      waiting.delete(text)
      insertInto(text, box, known.given, markdown)
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
