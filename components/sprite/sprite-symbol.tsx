import { type SymbolName, symbolHref } from '../../lib/sprite/symbols'

interface SpriteSymbolProps {
  name: SymbolName
  /** The strokes of the illustration are drawn when its block is revealed. */
  draws?: boolean
}

/**
 * A symbol of the page's SVG sprite. To be put into an `svg` with the illustration's own `viewBox`. It inherits its colors from
 * there, as text color or as the variables of the lines.
 */
export const SpriteSymbol = ({ name, draws }: SpriteSymbolProps) => (
  <use data-draw={draws ? '' : undefined} href={symbolHref(name)} />
)
