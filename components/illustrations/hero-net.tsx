import { hangers as drop, lines, path } from '@/lib/catenary'
import { fieldFrame, type HeroField } from '@/lib/hero-field/hero-field'
import { Dots } from './parts'

/** The static chains beside the arch; up to 768 px only their nodes. A canvas animates the same chains. */
export const HeroNet = ({ field }: { field: HeroField }) => {
  const { curves, nodes, hangers } = fieldFrame(field, 0)
  const { masts, ground } = field
  return (
    <>
      {masts.length > 0 && <path data-node="" className="stroke-rule-2" d={drop(masts, ground)} />}
      <g className="hero-net">
        {hangers.length > 0 && <path data-node="" className="stroke-rule-2 max-md:hidden" d={lines(hangers)} />}
        {curves.map((curve) => (
          <path
            key={`${curve.x2} ${curve.y0}`}
            data-draw=""
            pathLength={1}
            className="late stroke-teal-line max-md:hidden"
            opacity=".6"
            d={path(curve)}
          />
        ))}
        <Dots at={nodes} className="stroke-teal-line" size={4} />
      </g>
    </>
  )
}
