import { beforeEach, expect, it, vi } from 'vitest'
import { readProgress } from '@/components/ui/progress'

const error = vi.fn()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(error.mockReset())
})

it.each([
  [null, undefined, { state: 'indeterminate', value: null, max: 100 }],
  [0, undefined, { state: 'loading', value: 0, max: 100 }],
  [100, undefined, { state: 'complete', value: 100, max: 100 }],
  [3, 4, { state: 'loading', value: 3, max: 4 }],
  [4, 4, { state: 'complete', value: 4, max: 4 }],
])('value %s of max %s, silently', (value, max, expected) => {
  expect(readProgress(value, max)).toEqual(expected)
  expect(error).not.toHaveBeenCalled()
})

it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('max %s falls back to 100 and logs one error', (max) => {
  expect(readProgress(50, max)).toEqual({ state: 'loading', value: 50, max: 100 })
  expect(error).toHaveBeenCalledOnce()
})

it.each([-1, 101, Number.NaN])('value %s falls back to null and logs one error', (value) => {
  expect(readProgress(value)).toEqual({ state: 'indeterminate', value: null, max: 100 })
  expect(error).toHaveBeenCalledOnce()
})

it('judges the value by the fallback when both are wrong', () => {
  expect(readProgress(150, -3)).toEqual({ state: 'indeterminate', value: null, max: 100 })
  expect(error).toHaveBeenCalledTimes(2)
})
