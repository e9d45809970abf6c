import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Progress } from '@/components/ui/progress'

it.each([
  [
    'has the value and its text',
    { value: 2, max: 5, valueText: '2 of 5 files' },
    ['5', '2', '2 of 5 files', 'loading'],
  ],
  ['is complete at its maximum, 100 by default', { value: 100 }, ['100', '100', null, 'complete']],
  ['has no value while it is unknown', { value: null, valueText: '?' }, ['100', null, null, 'indeterminate']],
])('a progress bar %s', (_, props, expected) => {
  render(<Progress label="Upload" {...props} />)
  const bar = screen.getByRole('progressbar', { name: 'Upload' })
  const names = ['aria-valuemax', 'aria-valuenow', 'aria-valuetext', 'data-state']
  expect(names.map((name) => bar.getAttribute(name))).toEqual(expected)
})
