import { arch, edgePath, edgePoint, hangers, lines, outline, type Stretch, truss } from '@/lib/catenary'
import { Drawing } from './parts'

const ground = 256
const count = 11
/** As wide as the card of the plan, which is below it on wide screens. */
const body = truss(arch(37, 371, ground, 224), 22, 26, 0.5)

/** How many are laid from the left foot and from the right one, and the place of the next. */
const [left, right] = [4, 3]
const stone = (index: number): Stretch => [index / count, (index + 1) / count]
const all = Array.from({ length: count }, (_, index) => stone(index))
const laid = [...all.slice(0, left), ...all.slice(-right)]
const missing = all.slice(left, -right)
const next = stone(left)
const open: Stretch = [left / count, 1 - right / count]

const acrossAt = (at: number) => [edgePoint(body, 'inner', at), edgePoint(body, 'outer', at)] as const
const middle = ([from, to]: Stretch) => (from + to) / 2

/** The next stone waits outside its place, a stone's thickness and a half away. */
function waiting(): string {
  const [from, to] = acrossAt(middle(next))
  return `translate(${Math.round(1.5 * (to.x - from.x))} ${Math.round(1.5 * (to.y - from.y))})`
}

/** An arch that is laid stone by stone along the line drawn for it, from both feet; the next stone is on its way. */
export const PlanStones = () => (
  <Drawing size={[384, ground]} className="w-full">
    <path
      className="stroke-rule-2"
      d={hangers(
        missing.map((one) => edgePoint(body, 'inner', middle(one))),
        ground,
      )}
    />
    <g className="stroke-ink-2" strokeDasharray="3 4">
      <path d={edgePath(body, 'outer', open) + edgePath(body, 'inner', open)} />
      <path d={lines(missing.slice(1).map(([from]) => acrossAt(from)))} />
    </g>
    <path className="fill-teal-wash stroke-ink" strokeWidth="1.75" d={laid.map((one) => outline(body, one)).join('')} />
    <path
      className="fill-copper-wash stroke-copper-line"
      strokeWidth="1.75"
      transform={waiting()}
      d={outline(body, next)}
    />
  </Drawing>
)
