import { expect, it } from 'vitest'
import { cspSources } from '@/lib/hosting/csp-sources'
import { thirdParties } from '@/lib/privacy/third-parties'

const leadForm = { address: '/demo-form', title: 'Form', height: 500, openLabel: 'Open', fallback: 'or write' } as const
const booking = { href: 'https://calendar.test/call', minutes: 30 }

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

it('lists the hosts that receive data, each with its purpose', () => {
  expect(thirdParties({ leadForm, booking })).toEqual([{ purpose: 'scheduling', host: 'calendar.test' }])
  expect(
    thirdParties({
      leadForm: { ...leadForm, address: 'https://forms.test/agency' },
      booking,
      measurement: { provider: 'plausible', address: 'https://plausible.io/api/event', site: 'agency.test' },
    }),
  ).toEqual([
    { purpose: 'form', host: 'forms.test' },
    { purpose: 'scheduling', host: 'calendar.test' },
    { purpose: 'measurement', host: 'plausible.io' },
  ])
})
