import { describe, expect, it } from 'vitest'
import { estimateFragment, readEstimate, withEstimate } from '@/lib/roi/link'
import { optionsOf } from '@/lib/roi/options'
import { singleChoices } from '@/lib/roi/wizard'
import { roi } from './fixture'

/** Pseudo-random whole numbers below `limit`, the same in each run (mulberry32). */
function randomNumbers(seed: number) {
  let state = seed
  return (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}

const random = randomNumbers(36)
const oneOf = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item
const labels = (question: (typeof singleChoices)[number] | 'useCases') =>
  optionsOf<{ label: string }>(roi[question]).map(({ label }) => label)

const randomAnswers = () => {
  const mask = 1 + random(63)
  return {
    industry: oneOf(labels('industry')),
    teamSize: oneOf(labels('teamSize')),
    timeSpent: oneOf(labels('timeSpent')),
    primaryGoal: oneOf(labels('primaryGoal')),
    useCases: labels('useCases').filter((_, i) => (mask >> i) & 1),
  }
}

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

  it('brings back 100,000 random sets of answers', () => {
    for (let count = 0; count < 100_000; count += 1) {
      const answers = randomAnswers()
      const linked = read(estimateFragment(answers, roi))
      if (!linked?.isComplete || JSON.stringify(linked.answers) !== JSON.stringify(answers))
        expect(linked).toEqual({ answers, isComplete: true })
    }
  })

  it('never counts as complete with other answers than it names, however it is damaged: 10,000 links', () => {
    const signs = [
      '',
      '.',
      '+',
      ' ',
      '%2B',
      '%',
      '&',
      '#',
      '=',
      'a',
      'Z',
      '\0',
      '<b>',
      'mix',
      '+mix',
      '.costs',
      '__proto__',
      'é',
    ]
    const known = new Set(['', ...[...singleChoices, 'useCases' as const].flatMap(labels)])
    const decoded = (text: string) => {
      try {
        return decodeURIComponent(text)
      } catch {
        return text
      }
    }
    const sorted = (link: string) => {
      const [areas = '', ...others] = link.split('.').reverse()
      return [...others.reverse(), areas.split(/[+ ]/).sort().join('+')].join('.')
    }
    for (let count = 0; count < 10_000; count += 1) {
      const link = estimateFragment(randomAnswers(), roi).slice('#estimate='.length)
      const [start, end] = [random(link.length), random(link.length)]
      const damaged = link.slice(0, start) + oneOf(signs) + link.slice(random(3) > 0 ? start + 1 : end)
      const linked = read(`#estimate=${damaged}`)
      const given = Object.values(linked?.answers ?? {}).flat()
      if (!given.every((answer) => known.has(answer))) expect(given).toEqual([...known])
      const named = sorted(decoded(damaged.replace(/&.*/s, '')))
      const shown = linked?.isComplete
        ? sorted(estimateFragment(linked.answers, roi).slice('#estimate='.length))
        : named
      if (shown !== named) expect(shown).toBe(named)
    }
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

  it('goes along with a plan', () => {
    expect(withEstimate('#plan=a,b', complete)).toBe(`#plan=a,b&${complete.slice(1)}`)
    expect(withEstimate('', `#plan=a&${complete.slice(1)}&more`)).toBe(complete)
    expect(withEstimate('#plan=a', '#plan=b&estimated=c')).toBe('#plan=a')
  })
})
