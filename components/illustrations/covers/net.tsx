import { chain, path } from '@/lib/catenary'
import { Keystone } from '../parts'

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
