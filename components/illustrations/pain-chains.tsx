import { joints, path, pointAt, sag, slackChain } from '@/lib/catenary'
import { Dots, Illustration, LooseEnd } from './parts'

const [post, gap, top] = [5, 295, 8]
const slack = [30, 44, 0, 36]
// The third chain is broken: two ends hang free.
const torn = [
  slackChain({ x: post, y: top }, { x: 132, y: 56 }, 1.06),
  slackChain({ x: gap, y: top }, { x: 172, y: 64 }, 1.05),
]

/** One bay of the slack row: 0, 1, and 3 hang slack, 2 is broken. */
export const PainChain = ({ bay }: { bay: number }) => {
  const depth = slack[bay % slack.length] ?? 0
  const chains = depth > 0 ? [sag(post, gap, top, depth)] : torn
  return (
    <Illustration size={[300, top + (depth || 64) + 8]} className="w-full">
      <path
        data-draw=""
        pathLength={depth > 0 ? 1 : 1.9}
        className="stroke-ink"
        strokeWidth="1.5"
        d={chains.map((c) => path(c)).join('')}
      />
      <Dots at={chains.flatMap((c) => joints(c, depth > 0 ? 8 : 4))} className="stroke-ink" size={3.4} />
      <circle className="fill-paper stroke-ink" strokeWidth="1.5" cx={post} cy={top} r="4" />
      <circle className="fill-paper stroke-ink" strokeWidth="1.5" cx={gap} cy={top} r="4" />
      {depth === 0 && chains.map((c) => <LooseEnd key={c.x1} at={pointAt(c, 1)} />)}
    </Illustration>
  )
}

const posts = [4, 302, 600, 898, 1196]
const whole = [sag(4, 302, 8, 30), sag(302, 600, 8, 46), sag(898, 1196, 8, 36)]
// The third chain is broken: two ends hang free.
const tornInRow = [
  slackChain({ x: 600, y: 8 }, { x: 722, y: 74 }, 1.06),
  slackChain({ x: 898, y: 8 }, { x: 768, y: 62 }, 1.06),
]

/** The wide row of slack chains above four points, with a post at every column edge. On phones each point has its own bay. */
export const PainChainsRow = () => (
  <Illustration size={[1200, 88]} className="w-full">
    <path
      data-draw=""
      pathLength={3.8}
      className="stroke-ink"
      strokeWidth="1.5"
      d={[...whole, ...tornInRow].map((c) => path(c)).join('')}
    />
    <Dots
      at={[...whole.flatMap((c) => joints(c, 8)), ...tornInRow.flatMap((c) => joints(c, 4))]}
      className="stroke-ink"
      size={3.4}
    />
    {posts.map((x) => (
      <circle key={x} className="fill-paper stroke-ink" strokeWidth="1.5" cx={x} cy="8" r="4" />
    ))}
    {tornInRow.map((c) => (
      <LooseEnd key={c.x1} at={pointAt(c, 1)} />
    ))}
  </Illustration>
)
