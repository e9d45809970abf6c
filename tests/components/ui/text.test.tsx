import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Figure } from '@/components/ui/figure'
import { Quote } from '@/components/ui/quote'

afterEach(cleanup)

it.each(['99%', '3.5x', '6 minutes', '$149.50', '15+', 'Twice as fast'])(
  'reads a figure as it is written: %j',
  (value) => {
    expect(render(<Figure value={value} size="l" />).container.textContent).toBe(value)
  },
)

it('wraps the unit of a figure in an element', () => {
  render(<Figure value="6 minutes" size="l" />)
  expect(screen.getByText('minutes').textContent).toBe(' minutes')
})

it('puts a quotation into quotation marks', () => {
  render(<Quote size="m">It works.</Quote>)
  expect(screen.getByText('“It works.”').tagName).toBe('BLOCKQUOTE')
})
