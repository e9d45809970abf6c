import { expect, it } from 'vitest'
import { callsToAction } from '@/lib/blog/calls-to-action'
import type { Site } from '@/lib/content/types'

const booking = 'https://calendar.example/call'
const site = { booking: { href: booking }, labels: { getStarted: 'Start', bookFreeCall: 'Book' } } as Site

it.each([
  ['lead-form', ['/lead-form', '/services']],
  ['services', ['/services', '/lead-form']],
  ['booking', [booking, '/services']],
] as const)('ends an article that asks for %s with %j', (target, addresses) => {
  const calls = callsToAction(target, 'Services', site)
  expect(calls.map(({ href }) => href)).toEqual(addresses)
  expect(calls.filter(({ isBooking }) => isBooking).map(({ href }) => href)).toEqual(
    addresses.filter((href) => href === booking),
  )
})
