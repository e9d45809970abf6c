import { expect, test } from 'vitest'
import { errorDetail } from '@/components/system/error-content'
import { phoneLink } from '@/lib/links/contact-links'
import { formatDay, formatShortDay } from '@/lib/text/dates'
import { toSlug } from '@/lib/text/slug'

// A day is not shifted to the one before in western time zones.
test('days are formatted in American English', () =>
  expect(['2025-06-03', '2025-01-01'].map(formatDay)).toEqual(['June 3, 2025', 'January 1, 2025']))

test('days are short in legal documents', () => expect(formatShortDay('2024-10-01')).toBe('10/1/2024'))

test('phone links contain only the country code and digits', () =>
  expect(phoneLink('(314) 555-0134')).toBe('tel:+13145550134'))

test.each([
  ['Services and pricing', 'services-and-pricing'],
  ['  AI: what’s next? ', 'ai-what-s-next'],
  ['Café', 'cafe'],
  ['Ñandú & Łódź', 'nandu-lodz'],
  ['李雷', '674e-96f7'],
  ['Index', '69-6e-64-65-78'],
])('the id of %s is %s', (words, slug) => expect(toSlug(words)).toBe(slug))

const failed = Object.assign(new Error('nope'), { status: 503, statusText: 'Service Unavailable' })
test('an error shows the status of a failed request', () => expect(errorDetail(failed)).toBe('503 Service Unavailable'))
