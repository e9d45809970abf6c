import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SvgSprite } from '../../components/sprite/svg-sprite'
import { type SymbolName, symbolsIn } from '../../lib/sprite'

/** Sprites by the names of their symbols: pages with the same template share one. */
const sprites = new Map<string, string>()

function spriteOf(names: readonly SymbolName[]): string {
  const key = names.join()
  const sprite = sprites.get(key) ?? renderToStaticMarkup(createElement(SvgSprite, { names }))
  sprites.set(key, sprite)
  return sprite
}

/**
 * Puts the SVG symbols that a page refers to at the start of its body, each once. React ignores additional elements there when
 * it hydrates the page.
 * @param html A page with all data for React, which may show further symbols later.
 */
export function insertSprite(html: string): string {
  const names = symbolsIn(html)
  return names.length === 0 ? html : html.replace(/<body[^>]*>/, (start) => start + spriteOf(names))
}
