import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { fetchEstimate } from '@/lib/browser/carried-estimate'
import { withEstimate } from '@/lib/roi/fragment'
import { estimateFragment, readEstimate } from '@/lib/roi/link'
import { optionsOf } from '@/lib/roi/options'
import { type SingleChoice, singleChoices } from '@/lib/roi/wizard'
import { routes } from '@/lib/routes'
import { roi } from './fixture'

const labels = (question: SingleChoice | 'useCases') =>
  optionsOf<{ label: string }>(roi[question]).map(({ label }) => label)

const anyChoices = Object.fromEntries(
  singleChoices.map((question) => [question, fc.constantFrom(...labels(question))]),
) as Record<SingleChoice, fc.Arbitrary<string>>

const anyAnswers = fc.record({
  ...anyChoices,
  useCases: fc.subarray(labels('useCases'), { minLength: 1 }),
})

const complete = '#estimate=retail.upTo50.high.costs.documents+mix'
const read = (fragment: string) => readEstimate(fragment, roi)

describe('a link to an estimate', () => {
  it('has the names of the options, and nothing else', () => {
    const answers = {
      industry: 'Retail & E-commerce',
      teamSize: '11–50',
      timeSpent: 'High (9–15)',
      primaryGoal: 'Reducing operating costs',
      useCases: ['Document/data processing & reporting', 'A mix of several areas'],
    }
    expect(estimateFragment({ ...answers, ...{ name: 'Dana', email: 'dana@keller.example' } }, roi)).toBe(complete)
    expect(read(complete)).toEqual({ answers, isComplete: true })
  })

  it('brings back 10,000 random sets of answers', () => {
    const bringsBack = fc.property(anyAnswers, (answers) => {
      const linked = read(estimateFragment(answers, roi))
      return linked?.isComplete === true && JSON.stringify(linked.answers) === JSON.stringify(answers)
    })
    fc.assert(bringsBack, { numRuns: 10_000 })
  })

  it('never counts as complete with other answers than it names, however it is damaged: 10,000 links', () => {
    const known = new Set(['', ...[...singleChoices, 'useCases' as const].flatMap(labels)])
    const signs = ['', '.', '+', ' ', '&', '#', '=', 'a', 'Z', '\0', '<b>', 'mix', '+mix', '.costs', '__proto__', 'é']
    const sorted = (link: string) => {
      const [areas = '', ...others] = link.split('.').reverse()
      return [...others.reverse(), areas.split(/[+ ]/).sort().join('+')].join('.')
    }
    const place = fc.nat({ max: 40 })
    const isHarmless = fc.property(
      anyAnswers,
      place,
      place,
      fc.constantFrom(...signs),
      (answers, start, gone, sign) => {
        const link = estimateFragment(answers, roi)
        const damaged = link.slice(0, 10 + start) + sign + link.slice(10 + start + gone)
        const linked = read(damaged)
        const isKnown = Object.values(linked?.answers ?? {}).every((answer) =>
          [answer].flat().every((each) => known.has(each)),
        )
        return (
          isKnown &&
          (!linked?.isComplete || sorted(estimateFragment(linked.answers, roi)) === sorted(damaged.replace(/&.*/s, '')))
        )
      },
    )
    fc.assert(isHarmless, { numRuns: 10_000 })
  })

  it.each([
    ['a missing part', '#estimate=retail.upTo50.high.costs'],
    ['a missing area', '#estimate=retail.upTo50.high.costs.'],
    ['an unknown name', '#estimate=retail.upTo50.often.costs.mix'],
    ['the name of something that every object has', '#estimate=constructor.upTo50.high.costs.toString'],
    ['a repeated area', '#estimate=retail.upTo50.high.costs.mix+mix'],
    ['a part too much', `${complete}.mix`],
    ['a second estimate', `${complete}&estimate=other.upTo10.high.costs.mix`],
    ['another spelling', '#estimate=Retail.upto50.high.costs.mix'],
    ['a very long list', `#estimate=retail.upTo50.high.costs.${'mix+'.repeat(100_000)}`],
  ])('with %s is not complete, and keeps the answers that it names', (_, fragment) => {
    const linked = read(fragment)
    expect(linked?.isComplete).toBe(false)
    expect(['High (9–15)', '']).toContain(linked?.answers.timeSpent)
    expect(linked?.answers.primaryGoal).toBe('Reducing operating costs')
  })

  it('may have its signs encoded, its areas in another order, and other parts after it', () => {
    const other = '#estimate=retail.upTo50.high.costs.mix%2Bdocuments&utm_source=mail'
    expect(read(other)).toEqual(read(complete))
    expect(['', '#', '#roi-calculator', '#plan=estimate', '#Estimate=a'].map(read)).toEqual(Array(5).fill(undefined))
  })

  it('is a line of the message on another page, if it is complete', async () => {
    vi.stubGlobal('fetch', async () => Response.json(roi))
    const at = (hash: string) => fetchEstimate({ hash, origin: 'https://agency.test' } as Location)
    expect((await at('#estimate=retail')).lines).toEqual([])
    expect((await at(complete)).lines.at(-1)).toBe(`https://agency.test${routes.roiCalculator.path}${complete}`)
  })

  it('goes along with a plan', () => {
    expect(withEstimate('#plan=a,b', complete)).toBe(`#plan=a,b&${complete.slice(1)}`)
    expect(withEstimate('', `#plan=a&${complete.slice(1)}&more`)).toBe(complete)
    expect(withEstimate('#plan=a', '#plan=b&estimated=c')).toBe('#plan=a')
    expect(withEstimate('#plan=a', '#estimate=&estimate=other')).toBe('#plan=a&estimate=&estimate=other')
  })
})
