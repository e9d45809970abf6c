import { expect, test } from 'vitest'
import { headerRow } from '@/components/layout/header-row'

const buttons = ['Book Free Call', 'Get Started']

test.each([
  ['tablet', ['Home', 'Services', 'Use Cases', 'Blog', 'FAQ'], buttons],
  ['desktop', ['Home', 'Services', 'Use Cases', 'Blog', 'FAQ', 'Contact us'], buttons],
  ['desktop', Array(7).fill('Home'), buttons],
  ['never', Array(7).fill('Consulting and training'), buttons],
  ['never', Array(7).fill('Case studies'), [...buttons, 'Book your free call with us']],
] as const)('from %s width on, links fit in one row: %j beside %j', (from, links, labels) => {
  expect(headerRow(links, labels)).toBe(from)
})
