import { arch, lattice, outline, path, sag, truss } from '@/lib/catenary'
import { Dots, Keystone } from '../parts'

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
