import { describe, expect, it } from 'vitest'
import { calculateEstimate, findBaseFigure, roundHalfUp } from '@/lib/roi/calculate'
import type { Answers, Option } from '@/lib/roi/options'
import { findEffects, findSpan, linearAxis, ratioAxis } from '@/lib/roi/sensitivity'
import { questionOf, roi, withQuestion } from './fixture'

const [sizes, times, goals, areas] = ['size', 'time', 'goal', 'areas'].map((key) => questionOf(key).options) as [
  Option[],
  Option[],
  Option[],
  Option[],
]

/** Expected base figures by answer: the label of the last contains "High", whose rule comes first. */
const figures: Record<string, number> = { minimal: 50, moderate: 150, high: 300, veryHigh: 300 }

/** All subsets of a list, the empty one first. */
const subsetsOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: 2 ** items.length }, (_, mask) => items.filter((_, i) => (mask >> i) & 1))

/** numerator / denominator in whole numbers, halves upward. */
const divide = (numerator: number, denominator: number) =>
  Number((2n * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator)))

const hundredths = (factor = 1) => Math.round(factor * 100)

interface Chosen {
  base: number
  n: number
  factor: number | undefined
  areas: readonly Pick<Option, 'factor'>[]
}

/** The average factor of the areas, in hundredths, as a fraction. */
const average = (areas: Chosen['areas']): [sum: number, count: number] =>
  areas.length === 0 ? [100, 1] : [areas.reduce((sum, { factor }) => sum + hundredths(factor), 0), areas.length]

const exactSavings = ({ base, n, factor, areas }: Chosen) => {
  const [sum, count] = average(areas)
  return divide(base * n * 52 * hundredths(factor) * sum, 10_000 * count)
}

/** The range between the fewest and the most people that an answer allows; 500+ has no end. */
function spanOf(option: Option, chosen: Chosen) {
  const { from = 0, to } = option
  const savingsOf = (n: number) => exactSavings({ ...chosen, n })
  return { option, from, least: savingsOf(from), ...(to && { to, most: savingsOf(to) }) }
}

function effectsOf(answers: Answers, chosen: Chosen) {
  const own = sizes.findIndex(({ key }) => key === String(answers['size']))
  const others: Record<string, (readonly [Option, Partial<Chosen>])[]> = {
    size: sizes.filter((_, index) => Math.abs(index - own) < 2).map((each) => [each, { n: each.headcount ?? 5 }]),
    time: times.map((each) => [each, { base: figures[each.key] ?? 0 }]),
    goal: goals.map((each) => [each, { factor: each.factor }]),
    areas: areas.map((each) => [each, { areas: [each] }]),
  }
  return Object.entries(others).flatMap(([question, changes]) =>
    changes.flatMap(([{ key }, other]) =>
      String(answers[question]) === key ? [] : [[question, key, exactSavings({ ...chosen, ...other })]],
    ),
  )
}

describe('the formula', () => {
  it.each(Object.entries(figures))(
    'agrees with exact arithmetic for every team, goal, and set of areas, and so do its range and the effect of each other answer: %s',
    (time, base) => {
      const [found, expected]: [unknown[], unknown[]] = [[], []]
      for (const size of sizes)
        for (const goal of goals)
          for (const some of subsetsOf(areas)) {
            const n = size.headcount ?? 5
            const answers = { size: [size.key], time: [time], goal: [goal.key], areas: some.map(({ key }) => key) }
            const chosen = { base, n, factor: goal.factor, areas: some }
            const { estimatedSavings, hoursSaved, efficiencyPercent } = calculateEstimate(answers, roi)
            const effects = findEffects(answers, roi).map(
              ({ question, option, estimate }) => [question.key, option.key, estimate.estimatedSavings] as const,
            )
            const [sum, count] = average(chosen.areas)
            const pairs = effects.map(([, , savings]) => [savings, estimatedSavings].sort((a, b) => a - b).map(BigInt))
            // Each is as large as the next or larger, by the factor between the two amounts.
            const inOrder = pairs.every(
              ([low = 0n, high = 0n], i) => high * (pairs[i + 1]?.[0] ?? high) >= low * (pairs[i + 1]?.[1] ?? low),
            )
            const amounts = [estimatedSavings, hoursSaved, efficiencyPercent]
            found.push([answers, amounts, findSpan(answers, roi), [...effects].sort(), inOrder])
            const right = [exactSavings(chosen), divide(base * n, 100) * 10, divide(25 * sum, 100 * count)]
            expected.push([answers, right, spanOf(size, chosen), effectsOf(answers, chosen).sort(), true])
          }
      // Compared as texts, of which one is faster than thousands of comparisons.
      expect(JSON.stringify(found)).toBe(JSON.stringify(expected))
    },
  )

  it('orders the effects on an estimate of 0, where one that stays 0 is the last', () => {
    const constants = withQuestion('goal', {
      options: goals.slice(0, 2).map((option, factor) => ({ ...option, factor })),
    })
    const answers = { size: ['upTo50'], time: ['moderate'], goal: ['costs'], areas: [] }
    const savings = findEffects(answers, constants).map(({ estimate }) => estimate.estimatedSavings)
    expect(savings.map((amount) => amount > 0)).toEqual(savings.map((_, index) => index === 0))
  })

  it('takes the defaults where nothing is chosen', () => {
    // 50 × 5 × 52 × 1 × 1; round(2.5) × 10; 25 × 1
    expect(calculateEstimate({}, roi)).toMatchObject({
      estimatedSavings: 13_000,
      hoursSaved: 30,
      efficiencyPercent: 25,
    })
  })

  it('multiplies by the factor of another question, and is not changed by one that counts for nothing', () => {
    const another = { ...questionOf('goal'), key: 'season', options: [{ key: 'winter', label: 'Winter', factor: 1.5 }] }
    const content = { ...roi, questions: [...roi.questions, another] }
    expect(calculateEstimate({ season: ['winter'], industry: ['retail'] }, content).estimatedSavings).toBe(19_500)
  })

  it('follows the constants that the content gives it', () => {
    const { assumptions } = roi
    const changed = {
      ...roi,
      assumptions: { ...assumptions, weeksPerYear: 40, efficiencyBase: 50, headcountDefault: 10 },
    }
    expect(calculateEstimate({}, changed)).toMatchObject({ estimatedSavings: 20_000, efficiencyPercent: 50 })
  })
})

it('takes the first rule that fits: Very High counts as High unless its rule comes before', () => {
  const read = (...order: number[]) => {
    const { baseFigures } = roi.assumptions
    const rules = order.flatMap((index) => baseFigures.rules[index] ?? [])
    const assumptions = { ...roi.assumptions, baseFigures: { ...baseFigures, rules } }
    return times.map(({ label }) => findBaseFigure(label, assumptions))
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

it('draws no range where the content names no fewest people', () => {
  const options = [{ key: 'upTo50', label: '11–50', headcount: 30, to: 50 }]
  expect(findSpan({ size: ['upTo50'] }, withQuestion('size', { options }))).toBeUndefined()
})

describe('the scale', () => {
  it('goes from zero to a round amount, or between powers of ten', () => {
    expect([525_525, 600_000, 9_000_001, 0].map((most) => linearAxis(most).ticks)).toEqual([
      [0, 300_000, 600_000],
      [0, 300_000, 600_000],
      [0, 5_000_000, 10_000_000],
      [0, 0.5, 1],
    ])
    expect(ratioAxis([12_000, 1_200_000]).ticks).toEqual([10_000, 100_000, 1_000_000, 10_000_000])
    expect([[0], [1000, 1000]].map((amounts) => ratioAxis(amounts).ticks)).toEqual([
      [1, 10],
      [1000, 10_000],
    ])
  })

  it('places amounts by their difference, or by their factor, and never outside', () => {
    expect([0, 150_000, 700_000].map(linearAxis(525_525).place)).toEqual([0, 25, 100])
    expect([0, 100, 1000, 10_000].map(ratioAxis([100, 10_000]).place)).toEqual([0, 0, 50, 100])
  })
})
