import type { ReactNode } from 'react'
import { Dots, Illustration } from '@/components/illustrations/parts'
import { arch, cut, hangers, joints, outline, path, sag, truss } from '@/lib/catenary'

// Sample: the bridge that is built on the home page. Draw your own, then delete this line.

interface StageProps {
  /** Distance between the middles of two piers. */
  from: number
  to: number
  deck: number
  ground: number
}

const pier = 12

const Piers = ({ at, deck, ground }: { at: readonly number[]; deck: number; ground: number }) => (
  <path
    className="fill-stone stroke-ink"
    strokeWidth="1.4"
    d={at.map((x) => `M${x - pier / 2} ${ground}V${deck}h${pier}V${ground}`).join('')}
  />
)

/** The middle line of the arch between two piers. */
const lineOf = ({ from, to, deck, ground }: StageProps) =>
  arch(from + pier / 2 + 4, to - pier / 2 - 4, ground, ground - deck - 14)

/** First stage: the chain that gives the arch its shape; the arch is only an outline. `pier`: a pier stands at its right end. */
const Surveyed = ({ pier, ...stage }: StageProps & { pier?: ReactNode }) => {
  const { from, to, deck, ground } = stage
  const chain = sag(from, to, deck, ground - deck - 22)
  const links = cut(chain, 14)
  return (
    <>
      <path className="stroke-field" strokeDasharray="3 6" d={`${path(lineOf(stage))}M${from} ${deck}H${to}`} />
      <path
        className="stroke-ink"
        strokeWidth="1.4"
        d={`M${from} ${ground}V${deck - 16}M${to} ${ground}V${deck - 16}`}
      />
      <path className="stroke-rule-2" d={hangers(links.slice(1, -1), ground)} />
      {pier}
      <path className="stroke-teal-line" strokeWidth="1.75" d={path(chain)} />
      <Dots at={links} className="stroke-teal-line" size={5} />
    </>
  )
}

/** Second stage: arch and road grow from both piers, and the keystone hangs above its place from a cable between two masts. */
const UnderConstruction = (stage: StageProps) => {
  const { from, to, deck } = stage
  const line = lineOf(stage)
  const body = truss(line, 8, 12, 0.5)
  const posts = joints(line, 16)
  const [left, right] = [line.x0 - 0.27 * (to - from), line.x0 + 0.27 * (to - from)]
  const top = deck - 44
  const cable = sag(from, to, top, 12)
  const stone = line.y0 - 30
  return (
    <>
      <path className="stroke-field" strokeDasharray="3 6" d={`${path(line)}M${left} ${deck}H${right}`} />
      <path
        className="stroke-rule-2"
        d={hangers(
          posts.filter(({ x }) => x < left || x > right),
          deck,
        )}
      />
      <path
        className="fill-teal-wash stroke-ink"
        strokeWidth="1.4"
        d={outline(body, [0, 0.42]) + outline(body, [0.58, 1])}
      />
      <path className="stroke-ink" strokeWidth="1.75" d={`M${from} ${deck}H${left}M${right} ${deck}H${to}`} />
      <path className="stroke-ink" strokeWidth="1.4" d={`M${from} ${deck}V${top}M${to} ${deck}V${top}`} />
      <path className="stroke-ink-2" d={path(cable) + hangers([{ x: cable.x0, y: cable.y0 }], stone)} />
      <path className="fill-copper-line" d={`M${line.x0 - 11} ${stone}h22l-3 11h-16z`} />
    </>
  )
}

/** A truck with its wheels on the road. */
const truck = (x: number, deck: number) => `M${x} ${deck - 3}v-9h16v9zM${x + 18} ${deck - 3}v-7h4l3 3v4z`

/** Third stage: the finished arch carries the road with trucks. */
const CarryingTraffic = (stage: StageProps) => {
  const { from, to, deck } = stage
  const line = lineOf(stage)
  const body = truss(line, 8, 12, 0.5)
  const trucks = [0.08, 0.42, 0.72].map((share) => Math.round(from + share * (to - from)))
  return (
    <>
      <path className="stroke-rule-2" d={hangers(joints(line, 16), deck)} />
      <path className="fill-teal-wash stroke-ink" strokeWidth="1.4" d={outline(body)} />
      <path className="fill-teal-line" d={trucks.map((x) => truck(x, deck)).join('')} />
      <path
        className="stroke-ink"
        strokeWidth="3.4"
        d={trucks.map((x) => `M${x + 4} ${deck - 2}h0M${x + 13} ${deck - 2}h0M${x + 21} ${deck - 2}h0`).join('')}
      />
      <path className="stroke-ink" strokeWidth="1.75" d={`M${from} ${deck}H${to}`} />
    </>
  )
}

/** Number of spans of the whole bridge. */
export const spans = 3

const [deck, ground] = [86, 292]
/** The piers are above the rules between the columns. */
const piers = [0, 392, 808, 1200] as const
const [first, second, third, last] = piers

/** One bridge across the window: its first span is an outline, its second is under construction, and its third carries traffic. */
export const BridgeStages = () => (
  <Illustration size={[1200, ground + 1]} className="w-full">
    <path className="stroke-field" strokeDasharray="3 6" d={`M-2000 ${deck}H0`} />
    <UnderConstruction from={second} to={third} deck={deck} ground={ground} />
    <CarryingTraffic from={third} to={last} deck={deck} ground={ground} />
    <Piers at={[third, last]} deck={deck} ground={ground} />
    {/* The chain hangs from the middle of the pier, in front of it. */}
    <Surveyed
      from={first}
      to={second}
      deck={deck}
      ground={ground}
      pier={<Piers at={[second]} deck={deck} ground={ground} />}
    />
    <path className="stroke-ink" strokeWidth="1.75" d={`M${last} ${deck}H3200`} />
    <path className="stroke-ink" strokeWidth="1.4" d={`M-2000 ${ground}H3200`} />
  </Illustration>
)

const stages = [Surveyed, UnderConstruction, CarryingTraffic]
const [phoneDeck, phoneGround] = [50, 130]

/** One span of that bridge, for narrow windows. */
export const BridgeStage = ({ index }: { index: number }) => {
  const Stage = stages[index] ?? CarryingTraffic
  return (
    <Illustration size={[335, phoneGround + 1]} className="w-full">
      <Stage from={20} to={315} deck={phoneDeck} ground={phoneGround} />
      {index > 0 && <Piers at={[20, 315]} deck={phoneDeck} ground={phoneGround} />}
      <path className="stroke-ink" strokeWidth="1.4" d={`M0 ${phoneGround}h335`} />
    </Illustration>
  )
}
