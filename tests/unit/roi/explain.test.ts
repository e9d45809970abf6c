import { describe, expect, it } from 'vitest'
import { calculateEstimate } from '@/lib/roi/calculate'
import { explainEstimate } from '@/lib/roi/explain'
import { initialWizard } from '@/lib/roi/wizard'
import { roi } from './fixture'

const labels = roi.useCases.options.map(({ label }) => label)

/** All subsets of the areas but the empty one. */
const subsets = Array.from({ length: 2 ** labels.length - 1 }, (_, mask) =>
  labels.filter((_, i) => ((mask + 1) >> i) & 1),
)

const explain = (useCases: string[], primaryGoal: string) => {
  const answers = {
    ...initialWizard.answers,
    industry: 'Healthcare',
    teamSize: '500+',
    timeSpent: 'High (9–15)',
    primaryGoal,
    useCases,
  }
  const estimate = calculateEstimate(answers, roi)
  return { estimate, ...explainEstimate(estimate, answers, roi) }
}

/** A product such as "2 × (1.2 + 1.1) ÷ 2", worked out as a reader would. */
const workOut = (text: string): number =>
  text.split(' × ').reduce((product, part) => {
    const [sum = '', count = '1'] = part.replace(/[()]/g, '').split(' ÷ ')
    return (product * sum.split(' + ').reduce((total, number) => total + Number(number), 0)) / Number(count)
  }, 1)

describe('the sums shown with a result', () => {
  it.each(roi.primaryGoal.options)('come out to the cent as they are written: $label', ({ label }) => {
    for (const useCases of subsets) {
      const { estimate, formulas } = explain(useCases, label)
      const [, product = '', amount = ''] = formulas[0]?.match(/^Savings: (.+) = \$([\d,]+)/) ?? []
      expect(Number(amount.replaceAll(',', ''))).toBe(estimate.estimatedSavings)
      expect(Math.abs(workOut(product) - estimate.estimatedSavings)).toBeLessThanOrEqual(0.500001)
    }
  })

  it('write an average out where no short number is exact', () => {
    const written = (...useCases: string[]) => explain(useCases, 'Reducing operating costs').formulas[0]
    expect(written(...labels.slice(0, 3))).toContain('× (1.2 + 1.15 + 1.3) ÷ 3 =')
    expect(written(labels[0] ?? '', labels[2] ?? '', labels[3] ?? '', labels[4] ?? '')).toContain('× 1.2125 =')
  })
})

it('the explanation names every answer that it counts', () => {
  const { sentence, assumptions } = explain(['A mix of several areas'], 'Scaling without hiring more people')
  for (const words of [
    '500+',
    '“High (9–15)”',
    '“Scaling without hiring more people,”',
    'A mix of several areas',
    'Healthcare',
  ])
    expect(sentence).toContain(words)
  expect(assumptions.map(({ value }) => value)).toEqual(['300', '750', '52', '1.2', '1.2', '25%'])
})
