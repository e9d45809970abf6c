import { describe, expect, it } from 'vitest'
import { calculateEstimate, findHours, roundHalfUp } from '@/lib/roi/calculate'
import { optionsOf } from '@/lib/roi/options'
import { roi } from './fixture'

/** Expected hours by answer: "Very High" contains "High", whose rule comes first. */
const hours: Record<string, number> = {
  'Minimal (1–3 hours/week per person)': 50,
  'Moderate (4–8)': 150,
  'High (9–15)': 300,
  'Very High (16+)': 300,
}

/** All subsets of a list, the empty one first. */
const subsetsOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: 2 ** items.length }, (_, mask) => items.filter((_, i) => (mask >> i) & 1))

/** numerator / denominator in whole numbers, halves upward. */
const divide = (numerator: number, denominator: number) =>
  Number((2n * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator)))

const hundredths = (factor = 1) => Math.round(factor * 100)

describe('the formula', () => {
  it.each(Object.entries(hours))(
    'agrees with exact arithmetic for every team, goal, and set of areas: %s',
    (timeSpent, h) => {
      for (const { label: teamSize, headcount: n = 5 } of optionsOf(roi.teamSize))
        for (const { label: primaryGoal, factor } of optionsOf(roi.primaryGoal))
          for (const subset of subsetsOf(optionsOf(roi.useCases))) {
            const useCases = subset.map(({ label }) => label)
            const sum = subset.reduce((total, area) => total + hundredths(area.factor), 0) || 100
            const count = subset.length || 1
            const { estimatedSavings, hoursSaved, efficiencyPercent } = calculateEstimate(
              { teamSize, timeSpent, primaryGoal, useCases },
              roi,
            )
            expect([teamSize, primaryGoal, useCases, estimatedSavings, hoursSaved, efficiencyPercent]).toEqual([
              teamSize,
              primaryGoal,
              useCases,
              divide(h * n * 52 * hundredths(factor) * sum, 10_000 * count),
              divide(h * n, 100) * 10,
              divide(25 * sum, 100 * count),
            ])
          }
    },
  )

  it('gives the whole result of one known combination', () => {
    const answers = {
      teamSize: '11–50',
      timeSpent: 'Moderate (4–8)',
      primaryGoal: 'Serving more customers with the same staff',
      useCases: ['Customer service automation', 'Sales & marketing automation'],
    }
    expect(calculateEstimate(answers, roi)).toEqual({
      estimatedSavings: 315_315, // 150 × 30 × 52 × 1.1 × (1.2 + 1.25) / 2
      hoursSaved: 450, // round(150 × 30 / 100) × 10
      efficiencyPercent: 31, // round(25 × 1.225) = round(30.625)
      baseSavings: 234_000, // 150 × 30 × 52
      savingsWithGoal: 257_400, // × 1.1
      basis: { hours: 150, headcount: 30, weeks: 52, goalFactor: 1.1, useCaseFactor: 1.225, efficiencyBase: 25 },
    })
  })

  it('takes the defaults for answers it does not know', () => {
    const answers = { teamSize: 'a crowd', timeSpent: '', primaryGoal: 'fame', useCases: [] }
    // 50 × 5 × 52 × 1 × 1; round(2.5) × 10; 25 × 1
    expect(calculateEstimate(answers, roi)).toMatchObject({
      estimatedSavings: 13_000,
      hoursSaved: 30,
      efficiencyPercent: 25,
    })
    const areas = { ...answers, useCases: ['juggling', 'A mix of several areas'] }
    expect(calculateEstimate(areas, roi).basis.useCaseFactor).toBeCloseTo(1.1, 12) // (1 + 1.2) / 2
  })

  it('follows the constants that the content gives it', () => {
    const { assumptions } = roi
    const changed = {
      ...roi,
      assumptions: { ...assumptions, weeksPerYear: 40, efficiencyBase: 50, headcountDefault: 10 },
    }
    const answers = { teamSize: '', timeSpent: '', primaryGoal: '', useCases: [] }
    expect(calculateEstimate(answers, changed)).toMatchObject({ estimatedSavings: 20_000, efficiencyPercent: 50 })
  })
})

it('takes the first rule that fits: Very High counts as High unless its rule comes before', () => {
  const read = (...order: number[]) => {
    const rules = order.flatMap((index) => roi.assumptions.hours.rules[index] ?? [])
    const assumptions = { ...roi.assumptions, hours: { ...roi.assumptions.hours, rules } }
    return Object.keys(hours).map((answer) => findHours(answer, assumptions))
  }
  expect(read(0, 1, 2)).toEqual([50, 150, 300, 300])
  expect(read(2, 0, 1)).toEqual([50, 150, 300, 500])
})

it('rounds a half upward even where binary numbers fall short of it', () => {
  const noisy = 50 * 5 * 52 * 1.05 * 1.15
  expect(noisy).toBeLessThan(15_697.5)
  const cases = [noisy, 2.5, 2.4999, 0, 32.5, 23_802_187.5, 23_802_187.4996]
  expect(cases.map(roundHalfUp)).toEqual([15_698, 3, 2, 0, 33, 23_802_188, 23_802_187])
})
