import { expect, it } from 'vitest'
import { outsideHosts } from '@/lib/hosting/outside-hosts'
import { documentHeaderPolicy, pagePolicy, readPolicy, writePolicy } from '@/lib/hosting/policy'

const document = pagePolicy({ scriptHashes: ['sha256-b', 'sha256-a', 'sha256-a'], styleHashes: ['sha256-c'] })
const app = pagePolicy({
  scriptHashes: ['sha256-d'],
  styleHashes: [],
  styleSheets: true,
  frames: ['https://forms.example'],
  connections: ['https://count.example'],
  trustedTypes: ['default'],
})

it('names the hosts that a page uses', () => {
  expect(app).toMatchObject({
    'frame-src': ['https://forms.example'],
    'connect-src': ["'self'", 'https://count.example'],
  })
})

it('is read as it was written', () => {
  expect(readPolicy(writePolicy(app))).toEqual(app)
})

it('has in headers of documents what they share, leaves styles to the page, and lets only the site show its pages in frames', () => {
  expect(documentHeaderPolicy(document, { frames: ['https://forms.example'] })).toEqual({
    ...document,
    'style-src': ["'unsafe-inline'"],
    'frame-src': ['https://forms.example'],
    'frame-ancestors': ["'self'"],
  })
})

it.each([
  ['/demo-form', "'self'"],
  ['https://forms.example:8443/embed?id=1', 'https://forms.example:8443'],
])('allows the lead form %s in frames from %s', (address, host) => {
  const leadForm = { address, title: 'Form', height: 500, openLabel: 'Open', fallback: 'or write' }
  expect(outsideHosts({ leadForm }).frames).toEqual([host])
})

it('allows requests to the service that counts visits', () => {
  const measurement = { provider: 'endpoint', address: 'https://count.example/api', site: 'example.com' } as const
  const leadForm = { address: '/demo-form', title: 'Form', height: 500, openLabel: 'Open', fallback: 'or write' }
  expect(outsideHosts({ leadForm, measurement }).connections).toEqual(['https://count.example'])
})
