import { halves, heightAt, joints, sag } from '@/lib/catenary'
import { Dots, Illustration, Keystone } from './parts'

interface BookingTimelineProps {
  /** Four marks along the call: its start, its end, and two between. */
  marks: readonly [string, string, string, string]
  /** The parts of the call between the marks. */
  phases: readonly [string, string, string]
}

/** The call as a chain from its first to its last minute, with the parts of the call below it. */
export const BookingTimeline = (props: BookingTimelineProps) => (
  <>
    <Timeline {...props} width={540} depth={56} className="max-sm:hidden" />
    <Timeline {...props} width={335} depth={40} className="sm:hidden" />
  </>
)

const Timeline = ({
  marks,
  phases,
  width,
  depth,
  className,
}: BookingTimelineProps & { width: number; depth: number; className: string }) => {
  const chain = sag(6, width - 6, 30, depth)
  const at = (part: number) => ({ x: 6 + part * (width - 12), y: heightAt(chain, 6 + part * (width - 12)) })
  const [first, second, third, last] = [at(0), at(1 / 3), at(2 / 3), at(1)]
  return (
    <Illustration size={[width, depth + 70]} className={`w-full max-w-[38rem] ${className}`}>
      <path data-draw="" pathLength={2} className="stroke-teal-line" strokeWidth="1.75" d={halves(chain)} />
      <Dots at={joints(chain, 30)} className="stroke-teal-line" size={3} />
      <Dots at={[first, second, third]} className="stroke-ink" size={9} />
      <Keystone at={last} />
      {[first, second, third, last].map((point, i) => (
        <text
          key={marks[i]}
          className="fill-ink-2"
          x={i === 0 ? 0 : i === 3 ? width : point.x}
          y={point.y - 13}
          textAnchor={i === 0 ? 'start' : i === 3 ? 'end' : 'middle'}
        >
          {marks[i]}
        </text>
      ))}
      {phases.map((phase, i) => {
        const under = at((2 * i + 1) / 6)
        return (
          <text key={phase} className="fill-ink" x={under.x} y={under.y + 30} textAnchor="middle" fontWeight="500">
            {phase}
          </text>
        )
      })}
    </Illustration>
  )
}
