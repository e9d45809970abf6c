import { arch, hangers, joints, lines, path } from '@/lib/catenary'

// Sample: three bridges of St. Louis on the about page. Draw your own, then delete this line.

export type BridgeName = 'musial' | 'eads' | 'poplarStreet'

/** Spans of the three bridges in feet, from pier to pier. */
export const bridgeSpans: Record<BridgeName, readonly number[]> = {
  musial: [1500],
  eads: [502, 520, 502],
  poplarStreet: [300, 500, 600, 500, 265],
}

interface BridgeProps {
  /** x of the first pier. */
  x: number
  /** Units a foot, the same for all bridges of an illustration. */
  scale: number
  /** y of the water. */
  water: number
  /** x of the left and the right end of the road. */
  road: readonly [from: number, to: number]
}

/** x of the piers. */
const piersOf = (name: BridgeName, { x, scale }: BridgeProps): number[] => {
  const piers = [x]
  for (const span of bridgeSpans[name]) piers.push((piers.at(-1) ?? x) + span * scale)
  return piers
}

const Road = ({ y, road: [from, to] }: { y: number; road: BridgeProps['road'] }) => (
  <path className="stroke-ink" strokeWidth="1.75" d={`M${from} ${Math.round(y)}H${to}`} />
)

/** Two towers with straight cables to the road. */
const Musial = (bridge: BridgeProps) => {
  const { scale, water, road } = bridge
  const [deck, top, count] = [Math.round(water - 75 * scale), water - 400 * scale, 12]
  const towers = piersOf('musial', bridge)
  // The cables reach the middle of the river, and less far on either bank.
  const stays = towers.flatMap((tower, n) =>
    [-1, 1].flatMap((side) =>
      Array.from({ length: count }, (_, i) => {
        const far = (i + 1) / count
        const isOverRiver = side === (n === 0 ? 1 : -1)
        const reach = (isOverRiver ? 735 : 640) * scale
        const from = { x: tower, y: top + (0.34 - 0.3 * far) * (deck - top) }
        return [from, { x: tower + side * far * reach, y: deck }] as const
      }),
    ),
  )
  return (
    <>
      <path className="stroke-teal-line" d={lines(stays)} />
      <path className="stroke-ink" strokeWidth="2.4" d={towers.map((x) => `M${x} ${water}V${top}`).join('')} />
      <Road y={deck} road={road} />
    </>
  )
}

/** Arches of two ribs between stone piers, with the road above them. */
const Eads = (bridge: BridgeProps) => {
  const { scale, water, road } = bridge
  const deck = Math.round(water - 92 * scale)
  const piers = piersOf('eads', bridge)
  const ribs = [58, 46].map((rise) =>
    piers.slice(1).map((end, i) => arch(piers[i] ?? 0, end, water - 22 * scale, rise * scale)),
  )
  const wide = 30 * scale
  return (
    <>
      <path className="stroke-rule-2" d={(ribs[0] ?? []).map((rib) => hangers(joints(rib, 14), deck)).join('')} />
      <path
        className="stroke-teal-line"
        strokeWidth="1.4"
        d={ribs
          .flat()
          .map((rib) => path(rib))
          .join('')}
      />
      <path
        className="fill-paper stroke-ink"
        strokeWidth="1.4"
        d={piers.map((x) => `M${(x - wide / 2).toFixed(1)} ${water}V${deck}h${wide.toFixed(1)}V${water}`).join('')}
      />
      <Road y={deck} road={road} />
    </>
  )
}

/** A girder on piers. */
const PoplarStreet = (bridge: BridgeProps) => {
  const { scale, water, road } = bridge
  const deck = Math.round(water - 100 * scale)
  const [from, to] = road
  return (
    <>
      <path
        className="stroke-ink"
        strokeWidth="2.4"
        d={piersOf('poplarStreet', bridge)
          .map((x) => `M${x.toFixed(1)} ${water}V${deck + 5}`)
          .join('')}
      />
      <path className="stroke-teal-line" strokeWidth="1.4" d={`M${from} ${deck + 5}H${to}`} />
      <Road y={deck} road={road} />
    </>
  )
}

/** Three bridges of St. Louis in elevation. */
export const Bridge = { musial: Musial, eads: Eads, poplarStreet: PoplarStreet }
