/** The parts of a metric: `value` as written, `unit` after it, and `count`, the value as a number if it is a whole number. */
interface MetricParts {
  value: string
  unit: string
  count?: number
}

/** `'6 minutes'` → 6, minutes; `'31%'` → 31, %; `'5–7 days'` → 5–7, days. Without a number at its start it is one value. */
export const splitMetric = (metric: string): MetricParts => {
  const [, value, unit = ''] = /^(\d[\d.,]*(?:[–-]\d[\d.,]*)?)\s*(.*)$/.exec(metric) ?? []
  if (value === undefined) return { value: metric, unit: '' }
  return /^\d+$/.test(value) ? { value, unit, count: Number(value) } : { value, unit }
}
