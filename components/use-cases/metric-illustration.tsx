import { MetricCells } from '@/components/illustrations/metric-cells'
import { MetricDial } from '@/components/illustrations/metric-dial'
import { MetricDrop } from '@/components/illustrations/metric-drop'
import { MetricShelf } from '@/components/illustrations/metric-shelf'
import { MetricStrip } from '@/components/illustrations/metric-strip'
import type { UseCase } from '@/lib/content/types'
import { splitMetric } from '@/lib/metric'

/** A use case's figure as an illustration in true proportion; renders nothing where it has none. */
export const MetricIllustration = ({ metric, illustration }: Pick<UseCase, 'metric' | 'illustration'>) => {
  const { unit, count } = splitMetric(metric)
  if (!illustration || count === undefined || count > illustration.total) return null
  const { kind, total, columns } = illustration
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
