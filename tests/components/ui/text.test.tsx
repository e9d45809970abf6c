import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Figure } from '@/components/ui/figure'

it.each(['99%', '3.5x', '6 minutes', '$149.50', '15+', 'Twice as fast'])(
  'reads a figure as it is written: %j',
  (value) => {
    expect(render(<Figure value={value} size="l" />).container.textContent).toBe(value)
  },
)
