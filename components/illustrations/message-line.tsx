import { cut, dots, halves, sag } from '@/lib/catenary'
import { Illustration, Keystone } from './parts'

interface LineProps {
  size: readonly [width: number, height: number]
  /** How deep the line hangs below the heads of its poles. */
  depth: number
  links: number
  className: string
}

/** The level of the poles' heads. */
const top = 5

const Line = ({ size: [width, height], depth, links, className }: LineProps) => {
  const line = sag(0, width, top, depth)
  const nodes = cut(line, links)
  return (
    <Illustration size={[width, height]} className={`w-full ${className}`}>
      <path className="stroke-rule-2" d={`M${line.x0} ${line.y0}V${height}`} />
      <path data-draw="" pathLength={2} className="stroke-teal-line" strokeWidth="1.75" d={halves(line)} />
      <path data-node="" className="stroke-teal-line" strokeWidth="4" d={dots(nodes.slice(1, -1))} />
      <path className="stroke-ink" strokeWidth="8" d={dots([...nodes.slice(0, 1), ...nodes.slice(-1)])} />
      <Keystone at={{ x: line.x0, y: line.y0 }} halo="still" />
    </Illustration>
  )
}

/** The line between the heads of two poles, with a hanger at its lowest point; phones have one that hangs deeper. */
export const MessageLine = () => (
  <>
    <Line size={[1200, 152]} depth={112} links={40} className="max-sm:hidden" />
    <Line size={[335, 92]} depth={58} links={15} className="sm:hidden" />
  </>
)
