import { expect, test } from 'vitest'
import { backgroundOf, paintOf, paletteOf } from '@/lib/theme/paint'

const palette = paletteOf(
  new Map([
    ['ink', { light: '#10242c', dark: '#f1eee6' }],
    ['deep', { light: '#0f2a31', dark: '#10272e' }],
  ]),
  'light',
)

test('converts paint classes and ignores others', () => {
  expect(paintOf('w-full stroke-ink fill-none', palette)).toEqual({
    stroke: '#10242c',
    fill: 'none',
  })
  expect(paintOf('fill-current stroke-unknown', palette)).toEqual({ fill: 'currentColor' })
})

test('applies the defaults of an illustration, which its classes override', () => {
  expect(paintOf('illustration fill-ink', palette)).toMatchObject({
    fill: '#10242c',
    'stroke-width': '1.1',
    'stroke-linecap': 'round',
  })
})

test('finds the background by its class', () => {
  expect(backgroundOf('w-full bg-deep', palette)).toBe('#0f2a31')
  expect(backgroundOf('w-full bg-unknown print:bg-ink', palette)).toBeUndefined()
})
