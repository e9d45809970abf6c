import { type SymbolName, symbolHref } from '../../lib/sprite'

interface SpriteSymbolProps {
  name: SymbolName
  /** The illustration's line is drawn when its block is revealed. */
  draws?: boolean
}

/**
 * A illustration that stands in the page once, shown here. To be put into an `svg` with the illustration's own `viewBox`. Its colors come
 * from here: they are inherited, as text color or as the variables of the lines.
 */
export const SpriteSymbol = ({ name, draws }: SpriteSymbolProps) => (
  <use data-draw={draws ? '' : undefined} href={symbolHref(name)} />
)
