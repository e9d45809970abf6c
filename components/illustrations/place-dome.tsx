import { arch, hangers, heightAt, path, pointAt, sag } from '@/lib/catenary'
import { Dots, Ground, Illustration } from './parts'

const [left, right, wall, ground] = [60, 300, 184, 200]

// The domed greenhouse of the botanical garden: 175 ft across, 70 ft high.
const rise = (70 / 175) * (right - left)
const shell = arch(left, right, wall, rise)
const inside = arch(left + 9, right - 9, wall, rise - 9)

/** Ribs that meet at the crown, and rings that join them. */
const ribs = [0.8, 0.54, 0.22].map((share) => {
  const half = (share * (right - left)) / 2
  return arch(180 - half, 180 + half, wall, rise)
})
const rings = [0.12, 0.22, 0.32, 0.42].map((part) => {
  const [from, to] = [pointAt(shell, part), pointAt(shell, 1 - part)]
  return sag(from.x, to.x, from.y, 5 + 10 * (0.5 - part))
})
const joints = ribs.flatMap((rib) =>
  [0.16, 0.3, 0.7, 0.84].map((part) => rib.x1 + part * (rib.x2 - rib.x1)).map((x) => ({ x, y: heightAt(rib, x) })),
)
const posts = Array.from({ length: 13 }, (_, i) => ({ x: left + (i * (right - left)) / 12, y: wall }))

/** A palm: its trunk, and leaves on either side. */
const palm = (x: number, top: number, leaf: number) =>
  `M${x} ${ground}V${top}${[1, 0.62]
    .map((share) => path(arch(x - leaf * share, x, top, leaf * 0.3)) + path(arch(x, x + leaf * share, top, leaf * 0.3)))
    .join('')}`

/** A greenhouse with a dome of ribs and rings, as in the garden at Tower Grove. */
export const PlaceDome = () => (
  <Illustration size={[300, 204]} left={59} className="w-full max-w-100 max-sm:-mt-10">
    <path className="fill-teal-wash" d={`${path(shell)}V${ground}H${left}z`} />
    <path className="stroke-rule-2" d={path(inside) + hangers(posts, ground)} />
    <path className="stroke-teal-line" opacity=".6" d={[...ribs, ...rings].map((one) => path(one)).join('')} />
    <Dots at={joints} className="stroke-teal-line" size={3.4} />
    <path className="stroke-ink" d={palm(140, 156, 22) + palm(204, 144, 28) + palm(236, 168, 16)} />
    <path className="stroke-ink" strokeWidth="1.75" d={`${path(shell)}M${left} ${ground}V${wall}H${right}V${ground}`} />
    <Ground y={ground} wide />
  </Illustration>
)
