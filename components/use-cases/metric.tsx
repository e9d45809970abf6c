import { splitMetric } from '@/lib/use-cases/metric'

/** A result: its number large, its unit beside it. Sizes follow the font size around it. */
export const Metric = ({ metric }: { metric: string }) => {
  const { value, unit } = splitMetric(metric)
  const word = /^[A-Za-z]{2}/.test(unit)
  return (
    <span className="metric">
      {value}
      {unit && <span className={word ? 'metric-word' : 'metric-unit'}>{word ? ` ${unit}` : unit}</span>}
    </span>
  )
}
