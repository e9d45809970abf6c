import { chainFrame } from '@/lib/before-after/chain-frame'
import { type Stage, stages } from '@/lib/before-after/stages'
import { type Curve, dots, joints, type Point, path, pointAt, slackChain } from '@/lib/catenary'

const start = (curve: Curve) => pointAt(curve, 0)
const end = (curve: Curve) => pointAt(curve, 1)

/** Rings at the ends that are not connected. */
const OpenEnds = ({ at }: { at: readonly Point[] }) =>
  at.map(({ x, y }) => (
    <circle key={`${x} ${y}`} cx={x} cy={y} r="4.5" className="fill-stone stroke-copper-line" strokeWidth="1.75" />
  ))

const Stray = ({ stage }: { stage: Stage }) => {
  const curves = stage.strays.map(({ from, to, slack }) => slackChain(from, to, slack))
  return (
    <>
      <path d={curves.map((curve) => path(curve)).join('')} className="stroke-rule-2" strokeWidth="1.4" />
      <OpenEnds at={curves.flatMap((curve) => [start(curve), end(curve)])} />
    </>
  )
}

const Tight = ({ stage }: { stage: Stage }) => {
  const chains = stage.moves.map((move) => chainFrame(move, 1))
  return (
    <>
      <path d={chains.map((curve) => path(curve)).join('')} className="stroke-teal-line" strokeWidth="2" />
      <path d={dots(chains.flatMap((curve) => joints(curve, 5)))} className="stroke-teal-line" strokeWidth="4" />
      <path
        d={dots(chains.flatMap((curve) => [start(curve), end(curve)]))}
        className="stroke-teal-line"
        strokeWidth="9"
      />
    </>
  )
}

/** Classes that show something in these illustrations only. */
const shownIn = (names: readonly Stage['name'][]) =>
  [
    names.includes('phone') ? '' : 'hidden',
    names.includes('tablet') ? 'sm:block' : 'sm:hidden',
    names.includes('desktop') ? 'wide:block' : 'wide:hidden',
  ].join(' ')

const layers = { stray: Stray, tight: Tight }

/**
 * One layer of chains for each of the three illustrations; the style sheet shows the one that fits the width. The tight ones are
 * hidden while they move.
 */
export const ChainLayer = ({ state }: { state: keyof typeof layers }) => {
  const Layer = layers[state]
  return stages.map((stage) => (
    <svg
      key={stage.name}
      data-stage={stage.name}
      aria-hidden="true"
      viewBox={`0 0 ${stage.width} ${stage.height}`}
      fill="none"
      strokeLinecap="round"
      className={`ba-chains pointer-events-none absolute inset-0 w-full overflow-visible ba-${stage.name} ${state === 'stray' ? '' : 'ba-held'} ${shownIn([stage.name])}`}
    >
      <Layer stage={stage} />
    </svg>
  ))
}

interface LooseChainProps {
  tool: number
  /** The illustrations in which it hangs here, if not in all. */
  only?: readonly Stage['name'][]
  className: string
}

/** The loose chain of a tool, which hangs from a point of its window in each of the three illustrations, in some of them the same one. */
export const LooseChain = ({ tool, only, className }: LooseChainProps) => {
  const chains = new Map<string, { curve: Curve; names: Stage['name'][] }>()
  for (const { name, moves } of stages.filter((stage) => only?.includes(stage.name) ?? true)) {
    const { from, to, slack } = moves[tool]?.loose ?? {}
    if (!from || !to || !slack) continue
    const curve = slackChain({ x: 0, y: 0 }, { x: to.x - from.x, y: to.y - from.y }, slack)
    const same = chains.get(path(curve))?.names ?? []
    chains.set(path(curve), { curve, names: [...same, name] })
  }
  return (
    <span aria-hidden="true" className={`ba-held absolute -z-1 ${className}`}>
      {Array.from(chains, ([line, { curve, names }]) => (
        <svg
          key={line}
          aria-hidden="true"
          viewBox="0 0 1 1"
          fill="none"
          strokeLinecap="round"
          className={`absolute size-1 overflow-visible ${shownIn(names)}`}
        >
          <path d={line} className="stroke-ink" strokeWidth="1.75" />
          <path d={dots(joints(curve, 5))} className="stroke-ink" strokeWidth="4" />
          <path d={dots([start(curve)])} className="stroke-ink" strokeWidth="8" />
          <OpenEnds at={[end(curve)]} />
        </svg>
      ))}
    </span>
  )
}
