import { expect, it } from 'vitest'
import { useCases } from '@/lib/content/collections/use-cases'
import { splitMetric } from '@/lib/text/metric'

it.each([
  ['6 minutes', { value: '6', unit: 'minutes', count: 6 }],
  ['31%', { value: '31', unit: '%', count: 31 }],
  ['5–7 days', { value: '5–7', unit: 'days' }],
  ['3.5x', { value: '3.5', unit: 'x' }],
  ['1,200 calls a month', { value: '1,200', unit: 'calls a month' }],
  ['Twice as fast', { value: 'Twice as fast', unit: '' }],
])('takes %j apart', (metric, parts) => {
  expect(splitMetric(metric)).toEqual(parts)
})

it('refuses a word that the list of results does not hold, and says how much it holds', () => {
  const { metric } = useCases.schema.shape
  expect(metric.safeParse('12,500 transactions').success).toBe(true)
  expect(metric.safeParse('Unterbrechungsfreie Arbeit').error?.message).toContain('hold 14')
})
