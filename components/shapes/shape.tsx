import { type ShapeName, shapeAddress } from '../../lib/shapes'

interface ShapeProps {
  name: ShapeName
  /** The drawing's line is drawn when its block is revealed. */
  draws?: boolean
}

/**
 * A drawing that stands in the page once, shown here. To be put into an `svg` with the drawing's own `viewBox`. Its colors come
 * from here: they are inherited, as text color or as the variables of the lines.
 */
export const Shape = ({ name, draws }: ShapeProps) => (
  <use data-draw={draws ? '' : undefined} href={shapeAddress(name)} />
)
