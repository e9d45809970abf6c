import { burst } from '@/lib/catenary/burst'

/** Where each burst opens, in the drawing's units, in the order of the show; the delays are in the style sheet. */
const bursts = [
  { x: 150, y: 90, size: 70, tone: 'stroke-copper-line' },
  { x: 420, y: 60, size: 85, tone: 'stroke-teal-line' },
  { x: 290, y: 40, size: 55, tone: 'stroke-copper-line' },
  { x: 90, y: 190, size: 48, tone: 'stroke-teal-line' },
  { x: 500, y: 170, size: 60, tone: 'stroke-copper-line' },
]

/** Fireworks over the arch, drawn as lines and played once by the style sheet; under reduced motion there are none. */
export const Fireworks = () => (
  <svg
    viewBox="0 0 600 300"
    className="fireworks pointer-events-none absolute inset-x-0 top-0 w-full"
    fill="none"
    aria-hidden="true"
  >
    {bursts.map(({ x, y, size, tone }) => (
      <g key={x} transform={`translate(${x} ${y})`} className={tone}>
        {burst(size, 13).map((path) => (
          <path key={path} d={path} pathLength={1} strokeWidth={1.75} strokeLinecap="round" />
        ))}
      </g>
    ))}
  </svg>
)
