import { describe, expect, test } from 'vitest'
import { today } from '@/lib/build/today'
import { isVisible, publicationNote, publicationOn } from '@/lib/content/publication'
import { daysAfter } from '@/lib/text/dates'

const day = '2026-03-10'

describe('today', () => {
  test('is the current day in UTC, or the setting', () => {
    const lateEvening = new Date('2026-03-10T23:30:00Z')
    expect(today(undefined, lateEvening)).toBe(day)
    expect(today('', lateEvening)).toBe(day)
    expect(today('2030-12-31', lateEvening)).toBe('2030-12-31')
  })

  test.each(['31.12.2030', '2030-02-31'])('rejects %s', (setting) => {
    expect(() => today(setting)).toThrow(`SITE_DATE must be a day such as 2026-01-31 and is "${setting}".`)
  })

  test('counts days across months and leap days', () => {
    expect([daysAfter('2028-02-28', 2), daysAfter('2026-12-31', 1)]).toEqual(['2028-03-01', '2027-01-01'])
  })
})

test.each([
  [{ first: '2026-03-10' }, 'live', true, undefined],
  [{ first: '2026-03-11' }, 'scheduled', true, 'Scheduled for March 11, 2026'],
  [{ draft: true, first: '2026-03-01' }, 'draft', true, 'Draft: not on the live site'],
  [{ first: '2026-01-01', last: '2026-03-10' }, 'live', true, undefined],
  [{ first: '2026-01-01', last: '2026-03-09' }, 'expired', false, undefined],
])('%o is %s', (fields, publication, previewed, note) => {
  expect(publicationOn(day, fields)).toBe(publication)
  expect(isVisible(day, fields, false)).toBe(publication === 'live')
  expect(isVisible(day, fields, true)).toBe(previewed)
  expect(publicationNote(day, fields)).toBe(note)
})
