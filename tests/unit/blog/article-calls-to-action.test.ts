import { expect, it } from 'vitest'
import { callsToAction } from '@/lib/blog/calls-to-action'

const labels = { leadForm: 'Start', services: 'Services', booking: 'Book' }
const booking = 'https://calendar.example/call'

it.each([
  ['lead-form', ['/lead-form', '/services']],
  ['services', ['/services', '/lead-form']],
  ['booking', [booking, '/services']],
] as const)('ends an article that asks for %s with %j', (target, addresses) => {
  const calls = callsToAction(target, { labels, booking })
  expect(calls.map(({ href }) => href)).toEqual(addresses)
  expect(calls.filter(({ isBooking }) => isBooking).map(({ href }) => href)).toEqual(
    addresses.filter((href) => href === booking),
  )
})
