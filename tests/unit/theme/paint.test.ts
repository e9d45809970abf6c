import { expect, test } from 'vitest'
import { paintOf, paletteOf } from '@/lib/theme/paint'

const palette = paletteOf(
  new Map([
    ['ink', { light: '#10242c', dark: '#f1eee6' }],
    ['deep', { light: '#0f2a31', dark: '#15323a' }],
  ]),
  'light',
)

test('applies the defaults of an illustration, which its classes override', () => {
  expect(paintOf('illustration fill-ink', palette)).toMatchObject({
    fill: '#10242c',
    'stroke-width': '1.1',
    'stroke-linecap': 'round',
  })
})
