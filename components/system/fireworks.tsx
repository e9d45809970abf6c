import { Illustration } from '@/components/illustrations/parts'
import { dots } from '@/lib/catenary'
import { burst, burstEnds } from '@/lib/catenary/burst'

interface Burst {
  x: number
  y: number
  /** Length of its sparks. */
  size: number
  sparks: number
  tone: string
}

interface Show {
  size: readonly [width: number, height: number]
  bursts: readonly Burst[]
}

/** The bursts in the order of the animation; the delays are in the style sheet. One of them is copper. */
export const wideShow: Show = {
  size: [640, 600],
  bursts: [
    { x: 96, y: 196, size: 90, sparks: 17, tone: 'stroke-ink-2' },
    { x: 380, y: 232, size: 180, sparks: 29, tone: 'stroke-teal-line' },
    { x: 168, y: 456, size: 112, sparks: 19, tone: 'stroke-copper-line' },
    { x: 560, y: 64, size: 58, sparks: 13, tone: 'stroke-ink-2' },
    { x: 516, y: 508, size: 84, sparks: 17, tone: 'stroke-teal-line' },
  ],
}

/** The version for phones. */
export const phoneShow: Show = {
  size: [335, 216],
  bursts: [
    { x: 34, y: 132, size: 32, sparks: 13, tone: 'stroke-ink-2' },
    { x: 158, y: 96, size: 76, sparks: 21, tone: 'stroke-teal-line' },
    { x: 291, y: 60, size: 40, sparks: 15, tone: 'stroke-copper-line' },
    { x: 282, y: 172, size: 32, sparks: 13, tone: 'stroke-ink-2' },
  ],
}

const Bursts = ({ size, bursts, className }: Show & { className: string }) => (
  <Illustration size={size} className={`fireworks pointer-events-none w-full ${className}`}>
    {bursts.map(({ x, y, size: reach, sparks, tone }) => (
      <g key={x} transform={`translate(${x} ${y})`} className={tone}>
        {burst(reach, sparks).map((path) => (
          <path key={path} d={path} pathLength={1} strokeWidth={1.5} />
        ))}
        <path d={dots(burstEnds(reach, sparks))} strokeWidth={reach >= 80 ? 4 : 3} />
      </g>
    ))}
  </Illustration>
)

/** Fireworks as lines that are drawn once and stay. */
export const Fireworks = () => (
  <>
    <Bursts {...wideShow} className="max-tablet:hidden" />
    <Bursts {...phoneShow} className="tablet:hidden" />
  </>
)
