import {
  arch,
  chain,
  createPen,
  lattice,
  outline,
  type Point,
  path,
  sag,
  short,
  slackChain,
  truss,
} from '@/lib/catenary'
import { Dots, Keystone } from './parts'

/** Opacities of the chains, the widest first, with their places from the first to the one before the last. */
const depths: readonly [opacity: string, from: number, to: number][] = [
  ['.34', 0, 6],
  ['.55', 6, 11],
  ['.85', 11, -1],
]

/** Chains of one length between supports that come closer together. */
export const NetCover = ({ random }: { random: () => number }) => {
  const beam = 66 + random() * 20
  const middle = 320 + (random() - 0.5) * 60
  const count = 15 + Math.floor(random() * 5)
  const length = 560 + random() * 30
  const [wide, narrow] = [length * 0.985, 230 + random() * 50]
  const chains = Array.from({ length: count }, (_, i) => {
    // Spans shrink so that the lowest points descend in even steps.
    const part = i / (count - 1)
    const span = wide - (wide - narrow) * part ** 2.1
    return chain({ x: middle - span / 2, y: beam }, { x: middle + span / 2, y: beam }, length)
  })
  const last = chains[count - 1]
  return (
    <>
      <path className="stroke-deep-ink-2" d={`M0 ${beam.toFixed(1)}h640`} />
      {depths.map(([opacity, from, to]) => (
        <path
          key={opacity}
          className="stroke-deep-ink"
          opacity={opacity}
          d={chains
            .slice(from, to)
            .map((c) => path(c))
            .join('')}
        />
      ))}
      {last && (
        <>
          <path className="stroke-deep-copper" strokeWidth="2.4" d={path(last)} />
          <Keystone deep r={6} at={{ x: middle, y: last.y0 }} />
        </>
      )}
    </>
  )
}

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

/** Spans from left to right: rising to the middle, descending, or in pairs. */
const rhythms = [
  [96, 132, 204, 132, 96],
  [208, 158, 122, 94, 76],
  [118, 178, 118, 178, 118],
] as const

/** A row of trussed arches, each with its mirrored chain below the ground. */
export const ArcadeCover = ({ random }: { random: () => number }) => {
  const ground = 262
  const rhythm = rhythms[Math.floor(random() * rhythms.length)] ?? rhythms[0]
  const spans = rhythm.map((span) => span * (0.92 + random() * 0.16))
  const rises = spans.map(() => 0.96 + random() * 0.14)
  const total = spans.reduce((sum, span) => sum + span, 0)
  const start = 320 - total / 2 + (random() - 0.5) * 40
  const bays = spans.map((span, i) => {
    const left = start + spans.slice(0, i).reduce((sum, s) => sum + s, 0)
    const rise = span * (rises[i] ?? 1)
    const foot = 9 + span / 20
    return {
      key: i,
      // The feet of neighbors touch where their chains meet.
      body: truss(arch(left + foot / 2, left + span - foot / 2, ground, rise), 5 + span / 40, foot, 0.4),
      panels: 6 + 2 * Math.round(span / 40),
      chain: sag(left, left + span, ground, rise * 0.44),
      shallow: sag(left, left + span, ground, rise * 0.22),
    }
  })
  const tallest = bays.reduce((best, bay) => (bay.body.line.y0 < best.body.line.y0 ? bay : best))
  return (
    <>
      <path className="stroke-rule-2" d={bays.map(({ shallow }) => path(shallow)).join('')} />
      <path className="stroke-copper-line" strokeWidth="1.75" d={bays.map(({ chain }) => path(chain)).join('')} />
      <Dots at={bays.map(({ chain }) => ({ x: chain.x0, y: chain.y0 }))} className="stroke-copper-line" size={8} />
      {bays.map(({ key, body, panels }) => (
        <g key={key}>
          <path className="fill-paper stroke-ink" strokeWidth="1.6" d={outline(body)} />
          <path className="stroke-ink" opacity=".4" d={lattice(body, panels)} />
        </g>
      ))}
      <path className="stroke-ink" strokeWidth="1.6" d={`M0 ${ground}h640`} />
      <Keystone r={6} at={{ x: tallest.chain.x0, y: tallest.body.line.y0 - tallest.body.crown * 0.4 }} />
    </>
  )
}

/** Points at several heights, each joined to its neighbors by three chains of different slack. */
export const WebCover = ({ random }: { random: () => number }) => {
  const jitter = (size: number) => (random() - 0.5) * size
  const top: Point[] = [84, 214, 428, 560].map((x, i) => ({
    x: x + jitter(70),
    y: (i % 3 === 0 ? 124 : 74) + jitter(60),
  }))
  const middle: Point[] = [316, 500].map((x) => ({ x: x + jitter(70), y: 178 + jitter(70) }))
  const low: Point[] = [132, 264, 392, 540].map((x) => ({ x: x + jitter(60), y: 290 + jitter(70) }))
  // Half of the covers are mirrored.
  const side = random() < 0.5 ? (p: Point) => p : (p: Point) => ({ x: 640 - p.x, y: p.y })
  const points = [...top, ...middle, ...low].map(side)
  const pairs = [
    [0, 1],
    [1, 4],
    [4, 2],
    [2, 3],
    [0, 6],
    [1, 7],
    [4, 6],
    [4, 8],
    [2, 5],
    [5, 3],
    [5, 8],
    [3, 9],
    [6, 7],
    [7, 8],
    [8, 9],
  ]
  const strands = (slack: number) =>
    pairs
      .map(([from = 0, to = 0]) => [points[from], points[to]] as const)
      .map(([from, to]) => (from && to && Math.abs(from.x - to.x) > 12 ? path(slackChain(from, to, slack)) : ''))
      .join('')
  const heart = points[4]
  return (
    <>
      <path className="stroke-deep-ink" opacity=".28" d={strands(1.1)} />
      <path className="stroke-deep-ink" opacity=".5" d={strands(1.06)} />
      <path className="stroke-deep-ink" strokeWidth="1.5" d={strands(1.025)} />
      <Dots at={points} className="stroke-deep-ink" size={9} />
      {heart && <Keystone deep r={8} at={heart} />}
    </>
  )
}
