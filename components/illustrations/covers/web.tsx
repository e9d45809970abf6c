import { type Point, path, slackChain } from '@/lib/catenary'
import { Dots, Keystone } from '../parts'

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
