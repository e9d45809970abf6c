import { expect, it } from 'vitest'
import { quoteAuthor } from '@/lib/roi/quote-author'

it('names the author of a quote by role and industry', () => {
  expect(quoteAuthor({ role: 'Owner', industry: 'Logistics' })).toBe('Owner, Logistics')
})
