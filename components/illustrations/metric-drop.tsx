import { area, type Curve, hangers, heightAt, path, sag } from '@/lib/catenary'
import type { Share } from './metric-units'
import { Illustration, Keystone } from './parts'

interface MetricDropProps extends Share {
  /** The unit after the two numbers of the scale. */
  unit: string
}

/** A level that falls by its true share of the height above the ground. */
export const MetricDrop = (props: MetricDropProps) => (
  <>
    <Drop {...props} width={384} height={260} className="max-sm:hidden" />
    <Drop {...props} width={335} height={170} className="sm:hidden" />
  </>
)

type DropProps = MetricDropProps & { width: number; height: number; className: string }

const Drop = ({ count, total, unit, width, height, className }: DropProps) => {
  const [top, ground, end] = [26, height - 4, Math.round(width * 0.66)]
  const low = top + ((ground - top) * count) / total
  // The left half of a chain: steep at first, then level.
  const fall: Curve = { ...sag(0, 2 * end, top, low - top), x2: end }
  const stations = Array.from({ length: 12 }, (_, i) => ((i + 0.5) * width) / 12)
  const level = (x: number) => (x < end ? heightAt(fall, x) : low)
  return (
    <Illustration size={[width, height]} className={`w-full ${className}`}>
      <path className="fill-teal-wash" d={`${area(fall, ground)}M${end} ${low}H${width}V${ground}H${end}z`} />
      <path
        className="stroke-rule-2"
        d={hangers(
          stations.map((x) => ({ x, y: level(x) })),
          ground,
        )}
      />
      <path className="stroke-field" strokeDasharray="3 5" d={`M0 ${top}H${width}`} />
      <path data-draw="" pathLength={1} className="stroke-teal-line" strokeWidth="2" d={`${path(fall)}H${width}`} />
      <path className="stroke-ink" strokeWidth="1.4" d={`M0 ${ground}H${width}`} />
      <path className="stroke-copper-line" strokeWidth="1.5" d={`M${end} ${top}V${low}`} />
      <Keystone at={{ x: end, y: low }} halo="still" />
      <text className="fill-ink-2 sm:max-lg:text-body lg:text-small" x="0" y={top - 10}>
        {total}
        {unit}
      </text>
      <text
        className="fill-copper sm:max-lg:text-body lg:text-small"
        x={width}
        y={low - 10}
        textAnchor="end"
        fontWeight="600"
      >
        {total - count}
        {unit}
      </text>
    </Illustration>
  )
}
