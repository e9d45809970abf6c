import { expect, it } from 'vitest'
import { cspSources } from '@/lib/hosting/csp-sources'

const leadForm = { address: '/demo-form', title: 'Form', height: 500, openLabel: 'Open', fallback: 'or write' }

it.each([
  ['/demo-form', ["'self'"]],
  ['https://forms.example:8443/embed?id=1', ["'self'", 'https://forms.example:8443']],
])('allows the lead form %s in frames from %s, and the page after sending', (address, frames) => {
  expect(cspSources({ leadForm: { ...leadForm, address } }).frames).toEqual(frames)
})

it('allows requests to the service that counts visits', () => {
  const measurement = { provider: 'endpoint', address: 'https://count.example/api', site: 'example.com' } as const
  expect(cspSources({ leadForm, measurement }).connections).toEqual(['https://count.example'])
})
