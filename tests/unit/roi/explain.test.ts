import { describe, expect, it } from 'vitest'
import { calculateEstimate } from '@/lib/roi/calculate'
import { explainEstimate } from '@/lib/roi/explain'
import { formatNumber } from '@/lib/roi/format'
import { questionOf, roi } from './fixture'

const names = questionOf('areas').options.map(({ key }) => key)

/** All subsets of the areas but the empty one. */
const subsets = Array.from({ length: 2 ** names.length - 1 }, (_, mask) =>
  names.filter((_, i) => ((mask + 1) >> i) & 1),
)

const explain = (areas: string[], goal: string) => {
  const answers = { industry: ['healthcare'], size: ['over500'], time: ['high'], goal: [goal], areas }
  const estimate = calculateEstimate(answers, roi)
  return { estimate, ...explainEstimate(estimate, answers, roi) }
}

/** The factors in the brackets of a text: "Sales (1.2) and Reports (1.1)" → [1.2, 1.1]. */
const factorsOf = (text: string) => [...text.matchAll(/\(([\d.]+)\)/g)].map(([, factor]) => Number(factor))

describe('the sum shown with a result', () => {
  it.each(questionOf('goal').options)('comes out as a reader would calculate it: $key', ({ key: goal }) => {
    for (const areas of subsets) {
      const { estimate, rows } = explain(areas, goal)
      const values = rows.map(({ value }) => Number(value.replaceAll(',', '')))
      const factors = factorsOf(rows.at(-1)?.note ?? '')
      const average = factors.length
        ? factors.reduce((sum, factor) => sum + factor) / areas.length
        : (values.at(-1) ?? 0)
      expect(values.at(-1)).toBeCloseTo(average, 4)
      const product = values.slice(0, -1).reduce((product, value) => product * value, average)
      expect(Math.abs(product - estimate.estimatedSavings)).toBeLessThanOrEqual(0.500001)
    }
  })

  it('names every answer that it counts, with its value and unit', () => {
    const { rows } = explain(['mix'], 'growth')
    expect(rows.map(({ value }) => value)).toEqual(['300', '750', '52', '1.2', '1.2'])
    for (const [index, answer] of ['High (9–15)', '500+', '', 'Scaling without', 'A mix of several areas'].entries())
      expect(`${rows[index]?.label} ${rows[index]?.note}`).toContain(answer)
    for (const { unit } of rows) expect(unit).not.toBe('')
  })

  it('gives each of several areas with its factor, and a single one without', () => {
    const notes = [1, 2, 3].map((count) => explain(names.slice(0, count), 'costs').rows.at(-1)?.note)
    expect(notes.map((note) => factorsOf(note ?? ''))).toEqual([[], [1.2, 1.15], [1.2, 1.15, 1.3]])
  })
})

it('the other figures are explained with the values that they use', () => {
  const { estimate, figures, notes } = explain(names.slice(0, 3), 'costs')
  const { baseFigure, headcount, efficiencyBase } = estimate.values
  expect(figures[0]?.calculation).toContain(`${formatNumber(baseFigure)} × ${formatNumber(headcount)}`)
  expect(estimate.hoursSaved).toBe(Math.round((baseFigure * headcount) / 10 / 10) * 10)
  expect(figures[1]?.calculation).toContain(`${efficiencyBase}% × 1.2167`)
  expect(notes).toEqual(['Your industry, Healthcare, changes nothing.'])
})

it('every number is given with its source, or as an assumption', () => {
  const { sources } = explain(names.slice(0, 2), 'accuracy')
  expect(sources.map(({ value }) => value)).toEqual(['300', '750', '52', '0.9', '1.2', '1.15', '25%'])
  expect(new Set(sources.map(({ basis }) => basis))).toEqual(new Set([roi.result.sources.assumption]))
  const answers = { size: ['upTo50'] }
  expect(explainEstimate(calculateEstimate(answers, roi), answers, roi).sources[1]).toMatchObject({
    name: 'size',
    label: 'People',
    value: '30',
    basis: 'The middle of the range',
  })
})
