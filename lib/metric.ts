/** A metric taken apart: `value` as it is written, `unit` after it, `count` the whole number that the value is, if it is one. */
interface MetricParts {
  value: string
  unit: string
  count?: number
}

/** `'6 minutes'` → 6, minutes; `'31%'` → 31, %; `'5–7 days'` → 5–7, days. A metric without a number at its start stays whole. */
export const splitMetric = (metric: string): MetricParts => {
  const [, value, unit = ''] = /^(\d[\d.,]*(?:[–-]\d[\d.,]*)?)\s*(.*)$/.exec(metric) ?? []
  if (value === undefined) return { value: metric, unit: '' }
  return /^\d+$/.test(value) ? { value, unit, count: Number(value) } : { value, unit }
}
