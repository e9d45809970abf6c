import { expect, it } from 'vitest'
import { thirdParties } from '@/lib/privacy/third-parties'

const leadForm = { address: '/demo-form', title: 'Form', height: 500, openLabel: 'Open', fallback: 'or' } as const
const booking = { href: 'https://calendar.test/call', minutes: 30 }

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
