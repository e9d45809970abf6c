import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SvgSprite } from '../../components/sprite/svg-sprite'
import { type SymbolName, symbolsIn } from '../../lib/sprite'

/** Sprites by the names on them: the pages of one template share theirs. */
const sprites = new Map<string, string>()

function spriteOf(names: readonly SymbolName[]): string {
  const key = names.join()
  const sprite = sprites.get(key) ?? renderToStaticMarkup(createElement(SvgSprite, { names }))
  sprites.set(key, sprite)
  return sprite
}

/**
 * Puts the SVG symbols that a page refers to at the beginning of its body, each once. React ignores an additional element there when
 * it hydrates the page.
 * @param html A page with all data that it hands to React, which may show further symbols later.
 */
export function insertSprite(html: string): string {
  const names = symbolsIn(html)
  return names.length === 0 ? html : html.replace(/<body[^>]*>/, (start) => start + spriteOf(names))
}
