import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCents, toCents } from '@/lib/plan/money'

describe('toCents', () => {
  it('finds the cent that binary fractions miss', () => {
    expect(toCents(19.99)).toBe(1999)
    expect(toCents(1.15)).toBe(115)
    expect(toCents(0)).toBe(0)
    expect(toCents(1_000_000)).toBe(100_000_000)
  })

  it('gives back every amount of whole cents', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => toCents(cents / 100) === cents))
  })
})

describe('formatCents', () => {
  it.each([
    [0, '$0'],
    [5, '$0.05'],
    [8950, '$89.50'],
    [99_900, '$999'],
    [145_000, '$1,450'],
    [123_456_789, '$1,234,567.89'],
  ])('%i cents → %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text)
  })
})
