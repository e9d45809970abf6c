import { burst } from '@/lib/catenary/burst'

/**
 * Where each burst opens, in the units of the standing arch, and how far it reaches, in the order of the show; the delays are in the
 * style sheet. All are above the arch or outside it: a spark that crosses a leg looks like a stray stroke of the illustration.
 */
export const bursts = [
  { x: 166, y: -22, size: 44, tone: 'stroke-copper-line' },
  { x: 392, y: -34, size: 48, tone: 'stroke-teal-line' },
  { x: 282, y: -48, size: 38, tone: 'stroke-copper-line' },
  { x: 138, y: 74, size: 27, tone: 'stroke-teal-line' },
  { x: 420, y: 62, size: 29, tone: 'stroke-copper-line' },
]

/** Fireworks over the arch, drawn as lines and played once by the style sheet; under reduced motion there are none. */
export const Fireworks = () => (
  <svg
    viewBox="110 -90 340 370"
    className="fireworks pointer-events-none absolute inset-x-0 bottom-0 mx-auto w-full max-w-[26rem] overflow-visible lg:max-w-[32rem]"
    fill="none"
    aria-hidden="true"
  >
    {bursts.map(({ x, y, size, tone }) => (
      <g key={x} transform={`translate(${x} ${y})`} className={tone}>
        {burst(size, 13).map((path) => (
          <path key={path} d={path} pathLength={1} strokeWidth={1.5} strokeLinecap="round" />
        ))}
      </g>
    ))}
  </svg>
)
