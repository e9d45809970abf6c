import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planFragment, readPlanFragment } from '@/lib/plan/fragment'
import type { PlanItem } from '@/lib/plan/plan'

const item = (id: string): PlanItem => ({ id, name: id, price: 10 })
const offered = ['intake', 'lead-follow-up', 'reports'].map(item)
const idsIn = (fragment: string) => readPlanFragment(fragment, offered).plan?.map(({ id }) => id)

describe('readPlanFragment', () => {
  it('reads back every plan', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(offered, { minLength: 1 }), (plan) => {
        expect(readPlanFragment(planFragment(plan), offered)).toEqual({ plan, missing: 0 })
      }),
    )
  })

  it.each([
    ['repeated ids', '#plan=reports,intake,reports', ['reports', 'intake']],
    ['unknown ids', '#plan=gone,reports,Reports,constructor', ['reports']],
    ['spaces and capitals, as from a message', '#plan=%20Reports%20, INTAKE', ['reports', 'intake']],
    ['commas that a mail program has encoded', '#plan=reports%2Cintake', ['reports', 'intake']],
    ['what other programs append', '#plan=reports,intake&utm_source=mail,gone', ['reports', 'intake']],
    ['markup', '#plan=<img src=x onerror=alert(1)>,intake', ['intake']],
    ['a very long list', `#plan=${'reports,x'.repeat(200_000)},intake`, ['reports', 'intake']],
  ])('copes with %s', (_, fragment, expected) => expect(idsIn(fragment)).toEqual(expected))

  it.each(['', '#', '#plan', '#plan=', '#plan=gone', '#reports', '#Plan=reports', 'plan=reports', '#plan=%00'])(
    'finds no plan in "%s"',
    (fragment) => expect(idsIn(fragment)).toBeUndefined(),
  )

  it('counts the tools that are not on offer, each once, but not what cannot be an id', () => {
    expect(readPlanFragment('#plan=gone,reports,GONE,,away,%00,<b>,two words,-x,100%', offered).missing).toBe(2)
  })
})
