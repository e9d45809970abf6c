import { halves, heightAt, joints, sag } from '@/lib/catenary'
import { Dots, Illustration, Keystone } from './parts'

interface BookingTimelineProps {
  /** Marks along the call, from its start to its end: one more than parts. */
  marks: readonly string[]
  /** The parts of the call between the marks. */
  phases: readonly string[]
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
  const end = phases.length
  const points = marks.map((_, i) => at(i / end))
  return (
    <Illustration size={[width, depth + 70]} className={`w-full max-w-[36rem] ${className}`}>
      <path data-draw="" pathLength={2} className="stroke-teal-line" strokeWidth="1.75" d={halves(chain)} />
      <Dots at={joints(chain, 30)} className="stroke-teal-line" size={3} />
      <Dots at={points.slice(0, -1)} className="stroke-ink" size={9} />
      <Keystone at={at(1)} />
      {points.map((point, i) => (
        <text
          key={marks[i]}
          className="fill-ink-2"
          x={i === 0 ? 0 : i === end ? width : point.x}
          y={point.y - 13}
          textAnchor={i === 0 ? 'start' : i === end ? 'end' : 'middle'}
        >
          {marks[i]}
        </text>
      ))}
      {phases.map((phase, i) => {
        const under = at((i + 0.5) / end)
        return (
          <text key={phase} className="fill-ink" x={under.x} y={under.y + 30} textAnchor="middle" fontWeight="500">
            {phase}
          </text>
        )
      })}
    </Illustration>
  )
}
