import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { symbols } from '@/components/sprite/symbols'
import { Icon } from '@/components/ui/icon'
import { iconNames } from '@/lib/icons'

it('every icon is drawn differently', () => {
  expect(new Set(iconNames.map((name) => renderToStaticMarkup(symbols[name]))).size).toBe(iconNames.length)
})

it.each([
  [16, '1.9'],
  [24, '1.6'],
  [40, '1.3'],
] as const)('an icon of %i px is decoration that refers to its symbol, with the stroke %s', (size, stroke) => {
  const markup = renderToStaticMarkup(<Icon name="check" size={size} />)
  for (const part of ['aria-hidden="true"', '<use href="#symbol:check">', `stroke-width="${stroke}"`])
    expect(markup).toContain(part)
})
