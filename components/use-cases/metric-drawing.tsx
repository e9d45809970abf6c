import { MetricCells } from '@/components/drawings/metric-cells'
import { MetricDial } from '@/components/drawings/metric-dial'
import { MetricDrop } from '@/components/drawings/metric-drop'
import { MetricShelf } from '@/components/drawings/metric-shelf'
import { MetricStrip } from '@/components/drawings/metric-strip'
import type { UseCase } from '@/lib/content/types'
import { splitMetric } from '@/lib/metric'

/** A case's figure in true proportion, or nothing where it cannot be drawn. */
export const MetricDrawing = ({ metric, drawing }: Pick<UseCase, 'metric' | 'drawing'>) => {
  const { unit, count } = splitMetric(metric)
  if (!drawing || count === undefined || count > drawing.total) return null
  const { kind, total, columns } = drawing
  switch (kind) {
    case 'cells':
      return <MetricCells count={count} total={total} columns={columns} />
    case 'dial':
      return <MetricDial count={count} total={total} />
    case 'drop':
      return <MetricDrop count={count} total={total} unit={unit} />
    case 'shelf':
      return <MetricShelf count={count} total={total} />
    case 'strip':
      return <MetricStrip count={count} total={total} />
  }
}
