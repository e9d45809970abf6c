import { cut, dots, halves, sag } from '@/lib/catenary'
import { Illustration, Keystone } from './parts'

interface LineProps {
  size: readonly [width: number, height: number]
  /** Depth of the line below the tops of its poles. */
  depth: number
  links: number
  className: string
}

/** y of the tops of the poles. */
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

/** A line between the tops of two poles, with a hanger at its lowest point; on phones it hangs deeper. */
export const MessageLine = () => (
  <>
    <Line size={[1200, 152]} depth={112} links={40} className="max-sm:hidden" />
    <Line size={[335, 92]} depth={58} links={15} className="sm:hidden" />
  </>
)
