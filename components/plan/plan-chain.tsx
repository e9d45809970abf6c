import type { Point } from '@/lib/catenary'

/** A chain with a joint for every tool on offer, computed at build time. */
export interface ChainIllustration {
  width: number
  height: number
  path: string
  joints: readonly Point[]
}

/** The chain at the top of the plan: one filled joint for each tool in it, the latest one in copper. */
export const PlanChain = ({ illustration, count }: { illustration: ChainIllustration; count: number }) => (
  <svg
    viewBox={`0 0 ${illustration.width} ${illustration.height}`}
    className="mx-auto block w-full max-w-[28rem]"
    fill="none"
    aria-hidden="true"
  >
    <path d={illustration.path} className="stroke-field" strokeWidth="1.4" />
    {count > 1 && (
      <path
        d={illustration.path}
        className="stroke-teal-line transition-[stroke-dasharray]"
        strokeWidth="1.75"
        pathLength={illustration.joints.length - 1}
        strokeDasharray={`${count - 1} ${illustration.joints.length}`}
      />
    )}
    {illustration.joints.map(({ x, y }, index) => (
      <circle
        key={x}
        cx={x}
        cy={y}
        {...joint(index, count)}
        strokeWidth="1.4"
        className={`transition-colors ${look(index, count)}`}
      />
    ))}
  </svg>
)

const joint = (index: number, count: number) => ({ r: index === count - 1 ? 4.5 : 3 })

const look = (index: number, count: number): string => {
  if (index === count - 1) return 'fill-copper-line stroke-copper-line'
  return index < count ? 'fill-teal-line stroke-teal-line' : 'fill-card stroke-field'
}
