import { arch, path } from '@/lib/catenary'
import { Ground, Illustration } from './parts'

const ground = 200

/** The houses of the row: x of each, and the height of its eaves. All have the same width. */
const houses = [
  { x: 56, eaves: 104 },
  { x: 140, eaves: 92 },
  { x: 224, eaves: 104 },
] as const
const wide = 80
const roof = 34

/** A window with its arched lintel. */
const opening = (x: number, sill: number, width: number, height: number) =>
  `${path(arch(x, x + width, sill - height, 5))}V${sill}h${-width}V${sill - height}`

const walls = houses.map(({ x, eaves }) => `M${x} ${ground}V${eaves}h${wide}V${ground}`).join('')
const roofs = houses.map(({ x, eaves }) => `M${x - 3} ${eaves}h${wide + 6}l-9-${roof}h${12 - wide}z`).join('')
const chimneys = houses.map(({ x, eaves }) => `M${x + 12} ${eaves - roof}v-16h11v16`).join('')
const dormers = houses.map(({ x, eaves }) => opening(x + wide / 2 - 9, eaves - 5, 18, 15)).join('')
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
