import { type Curve, dots, hangers, heightAt, path, sag } from '@/lib/catenary'
import { Illustration, Keystone } from './parts'

interface CableProps {
  size: readonly [width: number, deck: number]
  /** x of the tower. */
  tower: number
  top: number
  /** Height of the cable's lowest point above the deck. */
  clear: number
  /** Number of cases, and of fine hangers for each. */
  cases: number
  fine: number
}

/** A bridge's main cable up to its tower and on to the window's edge, with a hanger above each entry of the list below. */
const Cable = ({ size: [width, deck], tower, top, clear, cases, fine }: CableProps) => {
  const depth = deck - clear - top
  const cable: Curve = { ...sag(-tower, tower, top, depth), x1: 0 }
  const onward: Curve = { ...sag(tower, 3 * tower, top, depth), x2: tower + 0.85 * tower }
  const at = (x: number) => ({ x, y: heightAt(x > tower ? onward : cable, x) })
  const step = width / cases
  const main = Array.from({ length: cases }, (_, i) => at(i * step))
  const between = Array.from({ length: Math.floor(1.7 * cases * fine) }, (_, i) => (i * step) / fine)
    .filter((x, i) => i % fine !== 0 || x > tower)
    .filter((x) => Math.abs(x - tower) > 12 && x < 1.85 * tower)
  const wide = Math.round(deck / 40)
  return (
    <Illustration size={[width, deck]} className="w-full">
      <path className="stroke-rule" d={hangers(between.map(at), deck)} />
      {/* On whole pixels, and to the right of its place, as the borders of the list below, which continue it. */}
      <path
        className="stroke-field"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
        shapeRendering="crispEdges"
        transform="translate(.65)"
        d={hangers(main, deck)}
      />
      <path
        className="fill-paper stroke-ink"
        strokeWidth="1.75"
        d={`M${tower - wide} ${deck}L${tower - wide / 2} ${top}h${wide}L${tower + wide} ${deck}`}
      />
      <path className="stroke-teal-line" strokeWidth="2" d={path(cable) + path(onward)} />
      <path className="stroke-teal-line" strokeWidth="6" d={dots(main.slice(1))} />
      <path className="stroke-ink" strokeWidth="9" d={`M${tower} ${top}h0`} />
      <Keystone at={{ x: 0, y: cable.y0 }} halo="still" />
      <path className="stroke-ink" strokeWidth="1.4" d={`M-2000 ${deck}h${width + 4000}`} />
    </Illustration>
  )
}

/** All use cases of the page on one cable. */
export const CaseCable = ({ cases }: { cases: number }) => (
  <Cable size={[1200, 400]} tower={1150} top={18} clear={18} cases={cases} fine={5} />
)

/** The version for phones. */
export const CaseCablePhone = ({ cases }: { cases: number }) => (
  <Cable size={[335, 150]} tower={312} top={10} clear={12} cases={cases} fine={3} />
)
