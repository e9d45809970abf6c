import type { Point } from './curve'

/** Writes SVG path data as short as rounding to `digits` decimals allows. */
export interface Pen {
  move(to: Point): Pen
  line(to: Point): Pen
  /** A cubic from the current point, with its two control points. */
  cubic(first: Point, second: Point, to: Point): Pen
  /** The finished path data. */
  data(): string
}

/** One number, rounded, without the zero before the point: 0.50 becomes .5 */
export function short(value: number, digits = 1): string {
  const rounded = Number(value.toFixed(digits))
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.')
}

/** Joins numbers, with a space only where one is needed. */
function joined(numbers: string[]): string {
  return numbers.reduce((text, next) => (text === '' || next.startsWith('-') ? text + next : `${text} ${next}`), '')
}

/** A pen for one path. Points are written relative to the rounded current one, so that errors do not add up. */
export function createPen(digits = 1): Pen {
  let out = ''
  let at: Point = { x: 0, y: 0 }
  const relative = (points: Point[]) => {
    const from = at
    return points.flatMap((p) => [short(p.x - from.x, digits), short(p.y - from.y, digits)])
  }
  const round = (value: number) => Number(value.toFixed(digits))
  const arrive = (to: Point) => {
    at = { x: at.x + round(to.x - at.x), y: at.y + round(to.y - at.y) }
  }
  const pen: Pen = {
    move(to) {
      at = { x: round(to.x), y: round(to.y) }
      out += `M${joined([short(at.x, digits), short(at.y, digits)])}`
      return pen
    },
    line(to) {
      const [x = '0', y = '0'] = relative([to])
      if (y === '0') out += `h${x}`
      else out += x === '0' ? `v${y}` : `l${joined([x, y])}`
      arrive(to)
      return pen
    },
    cubic(first, second, to) {
      out += `c${joined(relative([first, second, to]))}`
      arrive(to)
      return pen
    },
    data: () => out,
  }
  return pen
}

/** Points as one path of zero-length strokes: with round caps each is a dot with the stroke width as diameter. */
export const dots = (points: readonly Point[], digits = 1): string =>
  points.map((p) => `M${joined([short(p.x, digits), short(p.y, digits)])}h0`).join('')

/** Straight lines between pairs of points. */
export const lines = (pairs: readonly (readonly [Point, Point])[], digits = 1): string =>
  pairs.map(([from, to]) => createPen(digits).move(from).line(to).data()).join('')

/** A vertical from each point to the level `y`. Each starts relative to the end of the one before, so that groups of equal shape compress well. */
export function hangers(points: readonly Point[], y: number, digits = 1): string {
  let out = ''
  let at: Point = { x: 0, y: 0 }
  for (const point of points) {
    const step = { x: Number((point.x - at.x).toFixed(digits)), y: Number((point.y - at.y).toFixed(digits)) }
    out += `${out ? 'm' : 'M'}${joined([short(step.x, digits), short(step.y, digits)])}V${short(y, digits)}`
    at = { x: at.x + step.x, y: Number(y.toFixed(digits)) }
  }
  return out
}
