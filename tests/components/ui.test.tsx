import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
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
