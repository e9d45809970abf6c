import { describe, expect, test } from 'vitest'
import { formatDay, formatShortDay } from '@/lib/dates'
import { errorDetail } from '@/lib/error-detail'
import { phoneLink } from '@/lib/phone-link'
import { toSlug } from '@/lib/slug'

describe('dates', () => {
  test('are formatted in American English', () => expect(formatDay('2025-06-03')).toBe('June 3, 2025'))
  test('are short in legal documents', () => expect(formatShortDay('2024-10-01')).toBe('10/1/2024'))
  test('are not shifted to the previous day in western time zones', () =>
    expect(formatDay('2025-01-01')).toBe('January 1, 2025'))
})

describe('phone links', () => {
  test('contain only the country code and digits', () => expect(phoneLink('(314) 555-0134')).toBe('tel:+13145550134'))
})

describe('ids from words', () => {
  test.each([
    ['Services and pricing', 'services-and-pricing'],
    ['  AI: what’s next? ', 'ai-what-s-next'],
    ['Café', 'cafe'],
  ])('%s → %s', (words, slug) => expect(toSlug(words)).toBe(slug))
})

describe('error boundary', () => {
  test('shows the status of a failed request', () =>
    expect(errorDetail(Object.assign(new Error('nope'), { status: 503, statusText: 'Service Unavailable' }))).toBe(
      '503 Service Unavailable',
    ))
  test('shows the message of any other error', () =>
    expect(errorDetail(new Error('The price is missing'))).toBe('The price is missing'))
})
