import { hangers, lines, path, sag, short } from '@/lib/catenary'
import { fieldFrame, type HeroField } from '@/lib/hero-field/hero-field'
import { Dots } from './parts'

/** The static chains beside the arch; up to 768 px only their nodes. A canvas animates the same chains. */
export const HeroNet = ({ field }: { field: HeroField }) => {
  const { curves, nodes, hangers: ties } = fieldFrame(field, 0)
  const { masts, ground } = field
  return (
    <>
      {masts.length > 0 && <path data-node="" className="stroke-rule-2" d={hangers(masts, ground)} />}
      <g data-part="hero-net" className="hero-net">
        {ties.length > 0 && (
          <path data-part="net-hanger" data-node="" className="stroke-rule-2 max-[769px]:hidden" d={lines(ties)} />
        )}
        {curves.map((curve) => (
          <path
            key={`${curve.x2} ${curve.y0}`}
            data-part="net-chain"
            data-draw=""
            pathLength={1}
            className="late stroke-teal-line max-[769px]:hidden"
            opacity=".6"
            d={path(curve)}
          />
        ))}
        <Dots at={nodes} className="stroke-teal-line" size={4} />
      </g>
    </>
  )
}

interface HeroIndustriesProps {
  industries: readonly string[]
  /** Start and end of the row of small chains, and the height that they hang from. */
  from: number
  to: number
  y: number
  /** How much deeper every second chain hangs, which gives its name room beside its neighbors. */
  stagger?: number
  /** Text sizes that stay legible where the illustration is small. */
  textClass?: string
}

/** A row of small chains below the ground, with one industry on each. */
export const HeroIndustries = ({ industries, from, to, y, stagger = 0, textClass = '' }: HeroIndustriesProps) => {
  const pitch = (to - from) / industries.length
  const posts = [...industries.map((_, i) => from + i * pitch), to]
  // One or two chains hang no deeper than three, so that their names stay above the next section.
  const depth = Math.min(pitch, (to - from) / 3) * 0.24
  const lowest = posts.slice(0, -1).map((x, i) => ({ x: x + pitch / 2, y: y + depth + (i % 2) * stagger }))
  return (
    <g>
      <path
        className="stroke-rule-2"
        d={posts
          .slice(0, -1)
          .map((x, i) => path(sag(x, x + pitch, y, depth + (i % 2) * stagger)))
          .join('')}
      />
      <path className="stroke-rule-2" d={lowest.map((point) => hangers([point], point.y + 28)).join('')} />
      <Dots at={posts.map((x) => ({ x, y }))} className="stroke-ink" size={5} />
      <Dots at={lowest} className="stroke-copper-line" size={5.4} />
      {lowest.map((point, i) => (
        <text
          key={industries[i]}
          className={`fill-ink ${textClass}`}
          x={short(point.x)}
          y={short(point.y + 46)}
          textAnchor="middle"
        >
          {industries[i]}
        </text>
      ))}
    </g>
  )
}
