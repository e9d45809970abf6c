import { hangers, path, sag } from '@/lib/catenary'
import { Dots } from './parts'

interface HeroIndustriesProps {
  industries: readonly string[]
  /** Start and end of the row of small chains, and the height that they hang from. */
  from: number
  to: number
  y: number
  /** Text sizes that stay legible where the illustration is small. */
  textClass?: string
}

/** A row of small chains below the ground, with one industry on each. */
export const HeroIndustries = ({ industries, from, to, y, textClass = '' }: HeroIndustriesProps) => {
  const pitch = (to - from) / industries.length
  const posts = [...industries.map((_, i) => from + i * pitch), to]
  // One or two chains hang no deeper than three, so that their names stay above the next section.
  const depth = Math.min(pitch, (to - from) / 3) * 0.24
  const lowest = posts.slice(0, -1).map((x) => ({ x: x + pitch / 2, y: y + depth }))
  const label = y + depth + 28
  return (
    <g>
      <path
        className="stroke-rule-2"
        d={posts
          .slice(0, -1)
          .map((x) => path(sag(x, x + pitch, y, depth)))
          .join('')}
      />
      <path className="stroke-rule-2" d={hangers(lowest, label)} />
      <Dots at={posts.map((x) => ({ x, y }))} className="stroke-ink" size={5} />
      <Dots at={lowest} className="stroke-copper-line" size={5.4} />
      {industries.map((name, i) => (
        <text key={name} className={`fill-ink ${textClass}`} x={lowest[i]?.x} y={label + 18} textAnchor="middle">
          {name}
        </text>
      ))}
    </g>
  )
}
