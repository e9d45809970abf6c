import { expect, it } from 'vitest'
import type { Site } from '@/lib/content/types'
import { groupByService, servicePrices } from '@/lib/plan/tools'
import { formatDollars } from '@/lib/text/money'

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

it('lets the first tool of every service that has tools stand for it', () => {
  const tools = [
    { service: 'consulting', name: 'Roadmap', price: 1450 },
    { service: 'management', name: 'Uptime', price: 12 },
    { service: 'consulting', name: 'Review', price: 149.5 },
  ]
  const site = { labels: { firstToolTemplate: 'From {price}, {tool name}' }, priceNote: 'With hosting.' } as Site
  expect([...servicePrices(tools, site, '{price}/mo').tools]).toEqual([
    ['consulting', { ...tools[0], price: `${formatDollars(1450)}/mo` }],
    ['management', { ...tools[1], price: `${formatDollars(12)}/mo` }],
  ])
})
