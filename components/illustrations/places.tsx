import { arch, edgePoint, gatewayArch, hangers, heightAt, path, pointAt, sag } from '@/lib/catenary'
import { ClosedArch, Dots, Ground, Illustration, Keystone } from './parts'

// Sample: the Arch, the Climatron, and Soulard's houses on the about page. Draw your own, then delete this line.

/** y of the ground line that the three places share. */
const ground = 200

/** The houses of the row: x of each, and the height of its eaves. All have the same width. */
const houses = [
  { x: 56, eaves: 104 },
  { x: 140, eaves: 92 },
  { x: 224, eaves: 104 },
] as const
const houseWidth = 80
const roof = 34

/** A window with its arched lintel. */
const opening = (x: number, sill: number, width: number, height: number) =>
  `${path(arch(x, x + width, sill - height, 5))}V${sill}h${-width}V${sill - height}`

const walls = houses.map(({ x, eaves }) => `M${x} ${ground}V${eaves}h${houseWidth}V${ground}`).join('')
const roofs = houses
  .map(({ x, eaves }) => `M${x - 3} ${eaves}h${houseWidth + 6}l-9-${roof}h${12 - houseWidth}z`)
  .join('')
const chimneys = houses.map(({ x, eaves }) => `M${x + 12} ${eaves - roof}v-16h11v16`).join('')
const dormers = houses.map(({ x, eaves }) => opening(x + houseWidth / 2 - 9, eaves - 5, 18, 15)).join('')
const windows = houses
  .flatMap(({ x, eaves }) => [
    opening(x + 12, eaves + 40, 15, 22),
    opening(x + 33, eaves + 40, 15, 22),
    opening(x + 54, eaves + 40, 15, 22),
    opening(x + 33, ground - 14, 15, 24),
    opening(x + 54, ground - 14, 15, 24),
  ])
  .join('')
const doors = houses.map(({ x }) => opening(x + 10, ground - 5, 17, 36)).join('')
const steps = houses.map(({ x }) => `M${x + 7} ${ground - 5}h23v5`).join('')

/** The one lit window. */
const lit = opening(173, 132, 15, 22)

/** A row of brick houses with mansard roofs, as in Soulard. */
export const PlaceRow = () => (
  <Illustration size={[300, 204]} left={52} className="w-full max-w-100">
    <path className="fill-teal-wash stroke-ink" strokeWidth="1.5" d={walls} />
    <path className="fill-paper stroke-ink" strokeWidth="1.5" d={chimneys + roofs} />
    <path className="fill-paper stroke-teal-line" d={dormers + windows} />
    <path className="stroke-ink" d={doors + steps} />
    <path className="fill-teal-line stroke-teal-line" d={lit} />
    <Ground y={ground} wide />
  </Illustration>
)

const [left, right, wall] = [60, 300, 184]

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

const body = gatewayArch(180, ground, 176)

/** The courthouse, 192 ft high to the Arch's 630: portico, drum, dome, lantern. */
const dome = arch(170, 190, 168, 15)
const columns = Array.from({ length: 4 }, (_, i) => `M${171 + i * 6} 197V187`).join('')
const house = 'M148 200V183h64v17M165 200v-17l15-6 15 6v17M168 178v-5h24v5M171 173v-5h18v5M178 153v-6.6h4v6.6'

/** The Arch at its own ratio, 630 to 630 feet, with the Old Courthouse below it. */
export const PlaceArch = () => (
  <Illustration size={[300, 204]} left={91} className="w-full max-w-100">
    <ClosedArch body={body} panels={26} />
    <path className="fill-paper stroke-ink" d={`${house}${path(dome)}z`} />
    <path className="stroke-teal-line" d={columns} />
    <Ground y={ground} wide />
    <Keystone at={edgePoint(body, 'outer', 0.5)} halo="still" />
  </Illustration>
)
