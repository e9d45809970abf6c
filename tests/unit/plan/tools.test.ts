import { expect, it } from 'vitest'
import { groupByService, lowestPrices } from '@/lib/plan/tools'

const consulting = { slug: 'consulting' }
const development = { slug: 'development' }
const management = { slug: 'management' }

it('puts tools under their services, keeps both orders and leaves empty services out', () => {
  const tools = [
    { id: 'uptime', service: 'management' },
    { id: 'roadmap', service: 'consulting' },
    { id: 'review', service: 'management' },
  ]
  expect(groupByService([consulting, development, management], tools)).toEqual([
    { service: consulting, tools: [tools[1]] },
    { service: management, tools: [tools[0], tools[2]] },
  ])
})

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
