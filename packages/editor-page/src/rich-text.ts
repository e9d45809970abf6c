import { anyOf } from '@site/content-check'
import { applyEdits } from './apply-edits'
import { insertMarkdown, mark, waiting } from './paste'

/** Code, blocks, and rows of tables, in which each sign is one of the text. */
const verbatim = /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)|^<[A-Z][\s\S]*?(?:\/>$|^<\/)|^\|.*/

/** Signs as Sveltia CMS writes them, behind backslashes also in addresses and words. */
const signs = anyOf(
  [
    verbatim,
    /\]\((?:\\.|[^)\s])*\)|&(?=#?\w+;)/,
    /(?<needless>(?<!\[)(?:https?:|www\.)[^\s)]+|(?<=[\p{L}\p{N}])(?:\\_)+(?=[\p{L}\p{N}]))|\\./u,
    /(?<=(?<before>[\p{L}\p{N}])?)_(?<words>(?:\\.|[^_\\\n])+)_(?=(?<after>[\p{L}\p{N}])?)/u,
  ],
  'gmu',
)

/** Markdown as the site prints it: with `*`, not `_`, around parts of words, and escaped next to a digit, as in `5*4*3`, which shows a slanted 4. */
export const writeText = (markdown: string): string =>
  markdown.replace(signs, (written, ...found) => {
    const { needless, words, before = '', after = '' } = found.at(-1)
    if (written.startsWith('|')) return written.replaceAll('\\\\|', '\\|')
    if (written === '&') return '\\&'
    if (needless) return written.replace(/\\(.)/g, '$1')
    if (!words || !(before || after)) return written
    return /\d/.test(before + after) ? `\\*${words}\\*` : `*${words}*`
  })

/** Line breaks in paragraphs: not before another block, and not behind a backslash or two spaces. */
const lineBreak = /(?<=^(?![#|<]).*[^\n\\](?:\\\\)*)(?<! {2})\n(?=(?:> )?[ \t]*(?![#>|<`]|[-*+] |\d+[.)] )\S)/
const lineBreaks = anyOf([verbatim, lineBreak], 'gm')

/** Makes edits in a text. The line breaks that they bring are printed, those of lines that are wrapped are spaces. */
export const editText = (source: string, base: string, edited: string): string => {
  const breaks = Array.from(edited.matchAll(lineBreaks), ({ 0: found, index }) => (found === '\n' ? index : -1))
  return applyEdits(source, base, edited, new Set(breaks))
}

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

/** Lets texts keep their characters where nobody edits them: Sveltia CMS writes all of a text anew after each change, and when it has drawn it. */
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
      known.given = editText(known.source, known.base, written)
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
    const given = editText(held, base, written)
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
      detail.value = write(text, box, writeText(detail.value))
      touched = null
    },
    true,
  )
}
