import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SvgSprite } from '../../components/sprite/svg-sprite'
import { type SymbolName, symbolsIn } from '../../lib/sprite'

/** Sheets by the names on them: the pages of one template share theirs. */
const sheets = new Map<string, string>()

function sheetOf(names: readonly SymbolName[]): string {
  const key = names.join()
  const sheet = sheets.get(key) ?? renderToStaticMarkup(createElement(SvgSprite, { names }))
  sheets.set(key, sheet)
  return sheet
}

/** Where the body begins, after the place that the framework keeps for late metadata. */
const beginning = /<body[^>]*>(?:<div hidden="">.*?<\/div>)?/

/**
 * Puts the illustrations that a page refers to into it, each once: before everything else, so that none is missing while the page
 * is still coming in. React passes over an element between those of its own in the body when it takes over a page.
 * @param html A page with all that it hands to the framework, which may show further illustrations later.
 */
export function insertSprite(html: string): string {
  const names = symbolsIn(html)
  return names.length === 0 ? html : html.replace(beginning, (start) => start + sheetOf(names))
}
