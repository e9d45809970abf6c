import { expect, it } from 'vitest'
import { groupByService } from '@/lib/plan/tools'

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
