import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Figure } from '@/components/ui/figure'
import { Progress } from '@/components/ui/progress'

it.each([
  [{ value: 2, max: 5, valueText: '2 of 5 files' }, ['5', '2', '2 of 5 files', 'loading']],
  [{ value: null, valueText: '?' }, ['100', null, null, 'indeterminate']],
])('a progress bar tells its value, if it has one, and its text: %j', (props, expected) => {
  render(<Progress label="Upload" {...props} />)
  const bar = screen.getByRole('progressbar', { name: 'Upload' })
  const names = ['aria-valuemax', 'aria-valuenow', 'aria-valuetext', 'data-state']
  expect(names.map((name) => bar.getAttribute(name))).toEqual(expected)
})

it.each([
  ['250,000/yr', 'fit-5'],
  ['Two days sooner', 'fit-4'],
  ['12,500 business days', 'fit-4'],
  ['31%', undefined],
  ['6 minutes', undefined],
])(
  'a figure is as large as a narrow place holds its widest part, and of its usual size where that is short: %s',
  (value, step) => {
    const { container } = render(<Figure value={value} fit />)
    expect(container.querySelector('[class*="fit-"]')?.className).toBe(step)
  },
)
