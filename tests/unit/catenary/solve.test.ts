import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CatenaryError, parameterForLength, parameterForSag } from '@/lib/catenary'

describe('parameterForSag', () => {
  it('solves a known chain: a = 100 over a span of 200 sags 100 (cosh 1 − 1)', () => {
    expect(parameterForSag(200, 100 * (Math.cosh(1) - 1))).toBeCloseTo(100, 9)
  })

  it('finds a parameter that gives the sag back, from nearly straight to very deep', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 5000, noNaN: true }),
        fc.double({ min: 1e-4, max: 20, noNaN: true }),
        (span, ratio) => {
          const a = parameterForSag(span, span * ratio)
          expect((2 * a * Math.sinh(span / 4 / a) ** 2) / (span * ratio)).toBeCloseTo(1, 9)
        },
      ),
    )
  })

  it.each([
    [0, 10, 'The span must be a positive number, not 0.'],
    [-5, 10, 'The span must be a positive number, not -5.'],
    [100, 0, 'The sag must be a positive number, not 0.'],
    [100, Number.NaN, 'The sag must be a positive number, not NaN.'],
    [Number.POSITIVE_INFINITY, 1, 'The span must be a positive number, not Infinity.'],
  ])('refuses span %s with sag %s', (span, sag, message) => {
    expect(() => parameterForSag(span, sag)).toThrow(new CatenaryError(message))
  })
})

describe('parameterForLength', () => {
  it('solves a known chain: a = 100 over a span of 200 is 200 sinh 1 long', () => {
    expect(parameterForLength(200, 200 * Math.sinh(1))).toBeCloseTo(100, 9)
  })

  it('finds a parameter that gives the length back', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 5000, noNaN: true }),
        fc.double({ min: 1.0001, max: 30, noNaN: true }),
        (span, ratio) => {
          const a = parameterForLength(span, span * ratio)
          expect((2 * a * Math.sinh(span / 2 / a)) / (span * ratio)).toBeCloseTo(1, 9)
        },
      ),
    )
  })

  it.each([
    [100, 100, 'A chain of 100 cannot hang across 100: it must be longer than its span.'],
    [100, 90, 'A chain of 90 cannot hang across 100: it must be longer than its span.'],
    [100, 0, 'The chain length must be a positive number, not 0.'],
  ])('refuses span %s with length %s', (span, length, message) => {
    expect(() => parameterForLength(span, length)).toThrow(new CatenaryError(message))
  })

  it('says so when no catenary is steep enough', () => {
    expect(() => parameterForLength(1, Number.MAX_VALUE)).toThrow(CatenaryError)
  })
})
