import { dots, hangers, heightAt, loadedChain, path, polygon, short } from '@/lib/catenary'
import { Illustration, Keystone } from './parts'

interface ChainProps {
  /** Number of weights. */
  weights: number
  size: readonly [width: number, height: number]
  /** How tight the chain is, and how much each weight bends it. */
  pull: number
  load: number
  /** Height of the weights above the bottom, and their width. */
  weight: readonly [height: number, width: number]
  className: string
}

/** y that the chain hangs from: the middle of the beam, a border of 1 px above the illustration. */
const top = -0.5

const Chain = ({ weights, size: [width, height], pull, load, weight: [tall, wide], className }: ChainProps) => {
  const places = Array.from({ length: weights }, (_, i) => ((i + 0.5) * width) / weights)
  const pieces = loadedChain(0, width, top, pull, load, places)
  const joints = pieces.slice(1).map((piece) => ({ x: piece.x1, y: heightAt(piece, piece.x1) }))
  const head = height - tall
  const outlines = places.map((x) => {
    const [upper, lower] = [0.36 * wide, wide / 2]
    return polygon([
      { x: x - upper, y: head },
      { x: x + upper, y: head },
      { x: x + lower, y: height - 1 },
      { x: x - lower, y: height - 1 },
    ])
  })
  const last = joints.at(-1)
  return (
    <Illustration size={[width, height]} className={`w-full ${className}`}>
      <path className="stroke-ink-2" d={hangers(joints, head)} />
      <path className="stroke-teal-line" strokeWidth="1.75" d={pieces.map((piece) => path(piece)).join('')} />
      <path className="stroke-ink" strokeWidth="7" d={dots([{ x: 0, y: top }, ...joints, { x: width, y: top }])} />
      <path className="fill-teal-wash stroke-ink" strokeWidth="1.75" d={outlines.join('')} />
      <g className="weight-number fill-ink" textAnchor="middle">
        {places.map((x, i) => (
          <text key={x} x={short(x)} y={height - tall / 2 + 7}>
            {i + 1}
          </text>
        ))}
      </g>
      {last && <Keystone at={last} halo="still" />}
    </Illustration>
  )
}

/** Weights on one chain, the last one marked; on phones the chain is slacker. */
export const WeightedChain = ({ weights }: { weights: number }) => (
  <>
    <Chain weights={weights} size={[1200, 218]} pull={2400} load={0.14} weight={[50, 84]} className="max-sm:hidden" />
    <Chain weights={weights} size={[335, 118]} pull={420} load={0.24} weight={[36, 56]} className="sm:hidden" />
  </>
)
