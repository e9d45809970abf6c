import { describe, expect, it } from 'vitest'
import { calculateEstimate, findHours } from '@/lib/roi/calculate'
import { formatResult } from '@/lib/roi/format'
import { roundHalfUp } from '@/lib/roi/round'
import { roi } from './content'

/** The spec's numbers (section 9), written out here once more. Factors are in hundredths, so that every sum is exact. */
const hours = [
  ['Minimal (1–3 hours/week per person)', 50],
  ['Moderate (4–8)', 150],
  ['High (9–15)', 300],
  ['Very High (16+)', 300],
] as const
const headcounts = [
  ['1–10', 5],
  ['11–50', 30],
  ['51–200', 125],
  ['201–500', 350],
  ['500+', 750],
] as const
const goals = [
  ['Reducing operating costs', 100],
  ['Serving more customers with the same staff', 110],
  ['Improving accuracy / reducing errors', 90],
  ['Speeding up delivery or turnaround times', 105],
  ['Scaling without hiring more people', 120],
] as const
const areas = [
  ['Customer service automation', 120],
  ['HR & internal knowledge automation', 115],
  ['Inventory or workflow optimization', 130],
  ['Sales & marketing automation', 125],
  ['Document/data processing & reporting', 110],
  ['A mix of several areas', 120],
] as const
const industries = [
  'Logistics / Warehousing',
  'Healthcare',
  'Retail & E-commerce',
  'HR & Staffing',
  'Professional Services',
  'Manufacturing',
  'Other (General Business)',
]

/** All 2^6 subsets of the areas, the empty one first. */
const subsets = Array.from({ length: 2 ** areas.length }, (_, mask) => areas.filter((_, i) => (mask >> i) & 1))

/** numerator / denominator in whole numbers, halves upward. */
const divide = (numerator: bigint, denominator: bigint) => Number((2n * numerator + denominator) / (2n * denominator))

const combinations = hours.flatMap(([timeSpent, h]) =>
  headcounts.flatMap(([teamSize, n]) =>
    goals.map(([primaryGoal, g]) => ({ timeSpent, h, teamSize, n, primaryGoal, g })),
  ),
)

describe('the content', () => {
  it('offers the options of the spec word for word', () => {
    const labels = (question: { options: { label: string }[] }) => question.options.map(({ label }) => label)
    expect(labels(roi.industry)).toEqual(industries)
    expect(labels(roi.teamSize)).toEqual(headcounts.map(([label]) => label))
    expect(labels(roi.timeSpent)).toEqual(hours.map(([label]) => label))
    expect(labels(roi.primaryGoal)).toEqual(goals.map(([label]) => label))
    expect(labels(roi.useCases)).toEqual(areas.map(([label]) => label))
  })
})

describe('the formula', () => {
  it.each(combinations)('$timeSpent × $teamSize × $primaryGoal, with every set of areas', (row) => {
    const { timeSpent, h, teamSize, n, primaryGoal, g } = row
    for (const subset of subsets) {
      const useCases = subset.map(([label]) => label)
      const sum = subset.reduce((total, [, factor]) => total + factor, 0) || 100
      const count = subset.length || 1
      const estimate = calculateEstimate({ teamSize, timeSpent, primaryGoal, useCases }, roi)
      expect([useCases, estimate.estimatedSavings]).toEqual([
        useCases,
        divide(BigInt(h * n * 52 * g * sum), BigInt(10_000 * count)),
      ])
      expect(estimate.hoursSaved).toBe(divide(BigInt(h * n), 100n) * 10)
      expect(estimate.efficiencyPercent).toBe(divide(BigInt(25 * sum), BigInt(100 * count)))
    }
  })

  it('gives the whole result of one known combination', () => {
    const answers = {
      teamSize: '11–50',
      timeSpent: 'Moderate (4–8)',
      primaryGoal: 'Serving more customers with the same staff',
      useCases: ['Customer service automation', 'Sales & marketing automation'],
    }
    const estimate = calculateEstimate(answers, roi)
    expect(estimate).toEqual({
      estimatedSavings: 315_315, // 150 × 30 × 52 × 1.1 × (1.2 + 1.25) / 2
      hoursSaved: 450, // round(150 × 30 / 100) × 10
      efficiencyPercent: 31, // round(25 × 1.225) = round(30.625)
      baseSavings: 234_000, // 150 × 30 × 52
      savingsWithGoal: 257_400, // × 1.1
      basis: { hours: 150, headcount: 30, weeks: 52, goalFactor: 1.1, useCaseFactor: 1.225, efficiencyBase: 25 },
    })
    expect(formatResult(estimate, roi.result)).toEqual({
      estimatedSavings: 315_315,
      timeSaved: '450+ hours saved monthly',
      costSavings: '$315,315 annually',
      efficiencyGain: '31% efficiency improvement',
    })
  })

  it('takes every default for answers it does not know', () => {
    const answers = { teamSize: 'a crowd', timeSpent: '', primaryGoal: 'fame', useCases: [] }
    const estimate = calculateEstimate(answers, roi)
    expect(estimate.estimatedSavings).toBe(13_000) // 50 × 5 × 52 × 1 × 1
    expect(estimate.hoursSaved).toBe(30) // round(2.5) × 10
    expect(estimate.efficiencyPercent).toBe(25)
  })

  it('counts an unknown area with the default factor', () => {
    const answers = {
      teamSize: '1–10',
      timeSpent: '',
      primaryGoal: '',
      useCases: ['juggling', 'A mix of several areas'],
    }
    expect(calculateEstimate(answers, roi).basis.useCaseFactor).toBeCloseTo(1.1, 12) // (1 + 1.2) / 2
  })
})

describe('the base figure', () => {
  it('reads Very High as High, as observed', () => {
    expect(findHours('Very High (16+)', roi.assumptions)).toBe(300)
  })

  it('reads Very High as 500 once its rule comes first', () => {
    const [moderate, high, veryHigh] = roi.assumptions.hours.rules
    const rules = [veryHigh, moderate, high].filter((rule) => rule !== undefined)
    const second = { ...roi.assumptions, hours: { ...roi.assumptions.hours, rules } }
    expect(findHours('Very High (16+)', second)).toBe(500)
    expect(findHours('High (9–15)', second)).toBe(300)
    expect(findHours('Moderate (4–8)', second)).toBe(150)
  })
})

describe('rounding', () => {
  it('rounds a half upward even where binary numbers fall short of it', () => {
    const noisy = 50 * 5 * 52 * 1.05 * 1.15
    expect(noisy).toBeLessThan(15_697.5)
    expect(Math.round(noisy)).toBe(15_697)
    expect(roundHalfUp(noisy)).toBe(15_698)
  })

  it.each([
    [2.5, 3],
    [2.4999, 2],
    [0, 0],
    [32.5, 33],
    [23_802_187.5, 23_802_188],
    [23_802_187.4996, 23_802_187],
  ])('%d → %d', (value, rounded) => {
    expect(roundHalfUp(value)).toBe(rounded)
  })
})
