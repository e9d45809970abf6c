import { expect, it } from 'vitest'
import { lowestPrices } from '@/lib/plan/tools'

it('finds the lowest price of every service that has tools', () => {
  const tools = [
    { service: 'consulting', price: 1450 },
    { service: 'management', price: 12 },
    { service: 'consulting', price: 149.5 },
    { service: 'consulting', price: 149.51 },
  ]
  expect([...lowestPrices(tools)]).toEqual([
    ['consulting', '$149.50'],
    ['management', '$12'],
  ])
})
