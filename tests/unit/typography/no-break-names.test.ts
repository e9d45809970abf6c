import { expect, it } from 'vitest'
import { noBreakNames } from '@/lib/typography/no-break-names'

it.each([
  ['a clinic in Tower Grove South', 'a clinic in Tower\u00a0Grove\u00a0South'],
  ['a shop in St. Charles', 'a shop in St.\u00a0Charles'],
  ['O’Fallon Supply, a distributor', 'O’Fallon\u00a0Supply, a distributor'],
  ['Practice director, a clinic', 'Practice director, a clinic'],
])('%s', (text, bound) => expect(noBreakNames(text)).toBe(bound))
