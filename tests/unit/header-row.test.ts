import { expect, test } from 'vitest'
import { needsWideHeader } from '@/components/layout/header-row'

test('a few short links fit in a narrow header, and many or long ones do not', () => {
  expect(needsWideHeader(['Home', 'Services', 'Use Cases', 'Blog', 'FAQ'])).toBe(false)
  expect(needsWideHeader(['Home', 'Services', 'Use Cases', 'Blog', 'FAQ', 'Contact us'])).toBe(true)
  expect(needsWideHeader(Array(7).fill('Home'))).toBe(true)
  expect(needsWideHeader(Array(3).fill('Consulting and training'))).toBe(true)
})
