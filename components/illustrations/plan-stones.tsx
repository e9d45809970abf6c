import { arch, edgePath, edgePoint, hangers, lines, outline, type Stretch, type Truss, truss } from '@/lib/catenary'
import { Illustration } from './parts'

interface StonesProps {
  size: readonly [width: number, ground: number]
  body: Truss
  /** Number of stones in the arch, and how many are laid from the left foot and from the right one. */
  count: number
  laid: readonly [left: number, right: number]
}

/** The feet end a little below the edge of the illustration, which clips them, so that they meet the line below it. */
const below = 3

/** As wide as the card of the plan below it on wide screens. */
const wide: StonesProps = {
  size: [384, 256],
  body: truss(arch(37, 371, 256 + below, 224 + below), 22, 26, 0.5),
  count: 13,
  laid: [5, 4],
}

/** For phones, in the middle of the page and as wide as its text. */
const small: StonesProps = {
  size: [336, 230],
  body: truss(arch(20, 316, 230 + below, 190 + below), 20, 24, 0.5),
  count: 13,
  laid: [5, 4],
}

const middle = ([from, to]: Stretch) => (from + to) / 2

/** An arch that is laid stone by stone along its outline, from both feet; the next stone is above its place. */
const Stones = ({ size, body, count, laid: [left, right] }: StonesProps) => {
  const all = Array.from({ length: count }, (_, index): Stretch => [index / count, (index + 1) / count])
  const laid = [...all.slice(0, left), ...all.slice(-right)]
  const missing = all.slice(left, -right)
  const next: Stretch = [left / count, (left + 1) / count]
  const open: Stretch = [left / count, 1 - right / count]
  const acrossAt = (at: number) => [edgePoint(body, 'inner', at), edgePoint(body, 'outer', at)] as const
  const [inner, outer] = acrossAt(middle(next))
  // The next stone is a stone's thickness and a half outside its place.
  const waiting = `translate(${Math.round(1.5 * (outer.x - inner.x))} ${Math.round(1.5 * (outer.y - inner.y))})`
  return (
    <Illustration size={size} className="w-full overflow-visible [clip-path:inset(-2rem_-2rem_0)]">
      <path
        className="stroke-rule-2"
        d={hangers(
          missing.map((one) => edgePoint(body, 'inner', middle(one))),
          size[1],
        )}
      />
      <g className="stroke-ink-2" strokeDasharray="3 4">
        <path d={edgePath(body, 'outer', open) + edgePath(body, 'inner', open)} />
        <path d={lines(missing.slice(1).map(([from]) => acrossAt(from)))} />
      </g>
      <path
        className="fill-teal-wash stroke-ink"
        strokeWidth="1.75"
        d={laid.map((one) => outline(body, one)).join('')}
      />
      <path
        className="fill-copper-wash stroke-copper-line"
        strokeWidth="1.75"
        transform={waiting}
        d={outline(body, next)}
      />
    </Illustration>
  )
}

/** The plan as an arch under construction. */
export const PlanStones = () => <Stones {...wide} />

/** The version for phones. */
export const PlanStonesPhone = () => <Stones {...small} />
