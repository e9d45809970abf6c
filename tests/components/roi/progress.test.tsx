import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Progress } from '@/components/ui/progress'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const bar = () => screen.getByRole('progressbar', { name: 'Upload' })
const attributes = () =>
  ['aria-valuemin', 'aria-valuemax', 'aria-valuenow', 'aria-valuetext', 'data-state'].map((name) =>
    bar().getAttribute(name),
  )

describe('Progress', () => {
  it.each([
    [
      'has the value and its text',
      { value: 2, max: 5, valueText: '2 of 5 files' },
      ['0', '5', '2', '2 of 5 files', 'loading'],
    ],
    ['is complete at its maximum, 100 by default', { value: 100 }, ['0', '100', '100', null, 'complete']],
    ['has no value while it is unknown', { value: null, valueText: '?' }, ['0', '100', null, null, 'indeterminate']],
  ])('%s', (_, props, expected) => {
    render(<Progress label="Upload" {...props} />)
    expect(attributes()).toEqual(expected)
  })
})
