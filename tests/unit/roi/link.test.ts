import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { fetchEstimate } from '@/lib/browser/linked-estimate'
import { withEstimate } from '@/lib/roi/fragment'
import { estimateFragment, readEstimate } from '@/lib/roi/link'
import { takesSeveral } from '@/lib/roi/options'
import { routes } from '@/lib/routes'
import { roi } from './fixture'

const keys = roi.questions.map(({ key }) => key)
const anyAnswers = fc.record(
  Object.fromEntries(
    roi.questions.map((question) => {
      const options = question.options.map(({ key }) => key)
      const one = fc.constantFrom(...options).map((key) => [key])
      return [question.key, takesSeveral(question) ? fc.subarray(options, { minLength: 1 }) : one]
    }),
  ),
)

const complete = '#industry=retail&size=upTo50&time=high&goal=costs&areas=documents+mix'
const answers = {
  industry: ['retail'],
  size: ['upTo50'],
  time: ['high'],
  goal: ['costs'],
  areas: ['documents', 'mix'],
}
const read = (fragment: string) => readEstimate(fragment, roi.questions)
const write = (chosen: Record<string, string[]>) => estimateFragment(chosen, roi.questions)

describe('a link to an estimate', () => {
  it('has the names of the options, and nothing else', () => {
    expect(write({ ...answers, name: ['Dana'] })).toBe(complete)
    expect(read(complete)).toEqual({ answers, isComplete: true })
  })

  it('brings back 10,000 random sets of answers', () => {
    const bringsBack = fc.property(anyAnswers, (answers) => {
      const linked = read(write(answers))
      return linked?.isComplete === true && JSON.stringify(linked.answers) === JSON.stringify(answers)
    })
    fc.assert(bringsBack, { numRuns: 10_000 })
  })

  it('never counts as complete with other answers than it names, however it is damaged: 10,000 links', () => {
    const known = new Set(['', ...roi.questions.flatMap(({ options }) => options.map(({ key }) => key))])
    const signs = [...'.+ &#=aZ\0é', '', '<b>', 'mix', '+mix', '&goal=costs', '__proto__']
    /** The parts of a link that are read, with the areas in order. A name alone is none. */
    const sorted = (link: string) =>
      [...new URLSearchParams(link.slice(1))]
        .filter(([name, value]) => keys.includes(name) && value !== '')
        .map(([name, value]) => `${name}=${value.split(' ').sort().join(' ')}`)
        .sort()
        .join()
    const place = fc.nat({ max: 70 })
    const isHarmless = fc.property(
      anyAnswers,
      place,
      place,
      fc.constantFrom(...signs),
      (answers, start, gone, sign) => {
        const link = write(answers)
        const damaged = link.slice(0, 1 + start) + sign + link.slice(1 + start + gone)
        const linked = read(damaged)
        const isKnown = Object.values(linked?.answers ?? {}).every((answer) =>
          [answer].flat().every((each) => known.has(each)),
        )
        return (
          isKnown &&
          (!linked?.isComplete || sorted(estimateFragment(linked.answers, roi.questions)) === sorted(damaged))
        )
      },
    )
    fc.assert(isHarmless, { numRuns: 10_000 })
  })

  it.each([
    ['a very long list', complete + '+mix'.repeat(100_000)],
    ['the earlier form without a part', '#estimate=retail.upTo50.high.costs'],
    ['the earlier form with a part too much', '#estimate=retail.upTo50.high.costs.mix.mix'],
    ['a second earlier link', '#estimate=retail.upTo50.high.costs.mix&estimate=other.upTo10.high.costs.mix'],
  ])('with %s is not complete, and keeps the answers that it names', (_, fragment) => {
    const linked = read(fragment)
    expect(linked?.isComplete).toBe(false)
    expect(['high', '']).toContain(String(linked?.answers['time']))
    expect(linked?.answers['goal']).toEqual(['costs'])
  })

  it.each([
    ['in the earlier form', '#estimate=retail.upTo50.high.costs.documents+mix'],
    ['with the areas encoded and in another order', complete.replace('documents+mix', 'mix%2Bdocuments')],
    ['with the answer to a question that is no longer asked', `${complete}&budget=upTo50`],
  ])('is read %s', (_, fragment) => expect(read(fragment)).toEqual({ answers, isComplete: true }))

  it('is none without an answer', () => {
    expect(['', '#', '#areas', '#roi-calculator', '#plan=size', '#Size=a'].map((each) => read(each))).toEqual(
      Array(6).fill(undefined),
    )
  })

  it('is a line of the message on another page, if it is complete', async () => {
    vi.stubGlobal('fetch', async () => Response.json(roi))
    const at = (hash: string) => fetchEstimate({ hash, origin: 'https://agency.test' } as Location)
    const lines = await Promise.all(['#season=winter', '#industry=retail', '#industry=x'].map(at))
    expect(lines.map((each) => each?.lines)).toEqual([undefined, undefined, []])
    expect((await at(complete))?.lines.at(-1)).toBe(`https://agency.test${routes.roiCalculator.path}${complete}`)
  })

  it('goes along with a plan', () => {
    expect(withEstimate('#plan=a,b', complete)).toBe(`#plan=a,b&${complete.slice(1)}`)
    expect(withEstimate('', `#plan=a&${complete.slice(1)}&more`)).toBe(complete)
    expect(withEstimate('#plan=a', '#plan=b&sizes')).toBe('#plan=a')
    expect(withEstimate('#plan=a', '#estimate=&size=other')).toBe('#plan=a&estimate=&size=other')
  })
})
