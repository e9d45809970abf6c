import { joints, path, pointAt, sag, slackChain } from '@/lib/catenary'
import { Dots, Illustration, LooseEnd } from './parts'

const posts = [4, 302, 600, 898, 1196]
const whole = [sag(4, 302, 8, 30), sag(302, 600, 8, 46), sag(898, 1196, 8, 36)]
// The third chain is broken: two ends hang free.
const torn = [
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
      d={[...whole, ...torn].map((c) => path(c)).join('')}
    />
    <Dots
      at={[...whole.flatMap((c) => joints(c, 8)), ...torn.flatMap((c) => joints(c, 4))]}
      className="stroke-ink"
      size={3.4}
    />
    {posts.map((x) => (
      <circle key={x} className="fill-paper stroke-ink" strokeWidth="1.5" cx={x} cy="8" r="4" />
    ))}
    {torn.map((c) => (
      <LooseEnd key={c.x1} at={pointAt(c, 1)} />
    ))}
  </Illustration>
)
