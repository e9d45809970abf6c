import { arch, path } from '@/lib/catenary'
import { Dots, Illustration, Keystone } from './parts'

const [start, ground] = [4, 98]

interface ResultArchesProps {
  /** Both in months; the arches' spans and rises have the same ratio. */
  planned: number
  actual: number
  plannedLabel: string
  actualLabel: string
  startLabel: string
  launchLabel: string
}

/** Planned and actual time to launch as two arches in true proportion on one scale of months. As wide as its column. */
export const ResultArches = (props: ResultArchesProps) => (
  <div className="@container">
    <Arches {...props} width={280} className="@min-[20.75rem]:hidden" />
    <Arches {...props} width={360} className="@max-[20.75rem]:hidden" />
  </div>
)

interface ArchesProps extends ResultArchesProps {
  width: number
  className: string
}

const Arches = ({
  planned,
  actual,
  plannedLabel,
  actualLabel,
  startLabel,
  launchLabel,
  width,
  className,
}: ArchesProps) => {
  const end = width - 6
  // In a narrow illustration the planned time is beside the top of its arch, where there is room.
  const narrow = width < 300
  const rise = narrow ? 80 : 88
  const [planX, planY] = narrow ? [width, 10] : [(start + end) / 2 + 6, 36]
  const month = (end - start) / planned
  const launch = start + actual * month
  const ticks = Array.from({ length: Math.round(planned) + 1 }, (_, i) => ({ x: start + i * month, y: ground }))
  return (
    <Illustration size={[width, 124]} className={`w-full max-w-100 ${className}`}>
      <path className="stroke-rule-2" d={`M${start} ${ground}H${end}`} />
      <path className="stroke-field" strokeDasharray="3 5" d={path(arch(start, end, ground, rise))} />
      <path
        data-draw=""
        pathLength={1}
        className="stroke-teal-line"
        strokeWidth="2"
        d={path(arch(start, launch, ground, (rise * actual) / planned))}
      />
      <Dots at={ticks} className="stroke-ink" size={5} />
      <Keystone at={{ x: launch, y: ground }} />
      <text className="fill-ink-2" x={planX} y={planY} textAnchor={narrow ? 'end' : 'middle'}>
        {plannedLabel}
      </text>
      <text className="fill-copper" x={(start + launch) / 2} y="80" textAnchor="middle" fontWeight="600">
        {actualLabel}
      </text>
      <text className="fill-ink-2" x={start} y="119">
        {startLabel}
      </text>
      <text className="fill-ink-2" x={launch} y="119" textAnchor="middle">
        {launchLabel}
      </text>
    </Illustration>
  )
}
