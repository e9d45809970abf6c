import { createPen, type Point, short } from '@/lib/catenary'
import { Keystone } from '../parts'

/** A catenary rotated about its axis (the surface of a soap film between two rings), with a node where it is narrowest. */
export const HyperboloidCover = ({ random }: { random: () => number }) => {
  const middle = 320 + (random() - 0.5) * 40
  const half = 134 + random() * 12
  const waist = 54 + random() * 50
  const a = half / Math.acosh((176 + random() * 20) / waist)
  const tilt = 0.17 + random() * 0.07
  const meridians = 18 + 2 * Math.floor(random() * 3)
  const radius = (y: number) => waist * Math.cosh(y / a)
  const rate = (y: number) => (waist / a) * Math.sinh(y / a)
  const at = (y: number, turn: number): Point => ({
    x: middle + radius(y) * Math.sin(turn),
    y: 200 + y + radius(y) * Math.cos(turn) * tilt,
  })
  const meridian = (turn: number) => {
    const pen = createPen(1).move(at(-half, turn))
    const step = half / 2
    for (let y = -half; y < half; y += step) {
      const [from, to] = [at(y, turn), at(y + step, turn)]
      const pull = (v: number) => ({
        x: (rate(v) * Math.sin(turn) * step) / 3,
        y: ((1 + rate(v) * Math.cos(turn) * tilt) * step) / 3,
      })
      const [out, back] = [pull(y), pull(y + step)]
      pen.cubic({ x: from.x + out.x, y: from.y + out.y }, { x: to.x - back.x, y: to.y - back.y }, to)
    }
    return pen.data()
  }
  const turns = Array.from({ length: meridians }, (_, i) => (2 * Math.PI * (i + 0.25)) / meridians)
  const rings = [-1, -0.72, -0.46, -0.22, 0, 0.22, 0.46, 0.72, 1].map((part) => part * half)
  const ring = (y: number, near: boolean) => {
    const [rx, ry] = [short(radius(y)), short(radius(y) * tilt)]
    return `M${short(middle - radius(y))} ${short(200 + y)}a${rx} ${ry} 0 0 ${near ? 0 : 1} ${short(2 * radius(y))} 0`
  }
  const [front, back] = [turns.filter((t) => Math.cos(t) > 0), turns.filter((t) => Math.cos(t) <= 0)]
  return (
    <>
      <path
        className="stroke-teal-line"
        opacity=".4"
        d={back.map(meridian).join('') + rings.map((y) => ring(y, false)).join('')}
      />
      <path
        className="stroke-teal-line"
        strokeWidth="1.3"
        d={front.map(meridian).join('') + rings.map((y) => ring(y, true)).join('')}
      />
      <path
        className="stroke-teal"
        strokeWidth="1.6"
        d={[-half, half].map((y) => ring(y, true) + ring(y, false)).join('')}
      />
      <Keystone r={7} at={at(0, turns[0] ?? 0)} />
    </>
  )
}
