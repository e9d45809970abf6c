import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { symbols } from '@/components/sprite/symbols'
import { Icon } from '@/components/ui/icon'
import { iconNames } from '@/lib/icons'

const plain = ['check', 'arrow', 'arrow-left', 'chevron', 'external', 'close', 'sun', 'moon', 'system', 'plus', 'menu']
const controls = [...plain, 'minus', 'pause', 'play', 'print', 'link', 'search', 'download']

describe('Icon', () => {
  it.each(iconNames)('draws %s with the shared stroke style', (name) => {
    const markup = renderToStaticMarkup(symbols[name])
    expect(markup).not.toContain('NaN')
    expect(markup.match(/<circle/g)?.length ?? 0).toBe(controls.includes(name) ? 0 : 1)
    expect(markup.length).toBeLessThan(900)
  })

  it('draws every icon differently', () => {
    expect(new Set(iconNames.map((name) => renderToStaticMarkup(symbols[name]))).size).toBe(iconNames.length)
  })

  it('refers to its symbol, with a finer stroke at larger sizes', () => {
    const markups = ([16, 24, 40] as const).map((size) => renderToStaticMarkup(<Icon name="check" size={size} />))
    for (const markup of markups) {
      expect(markup).toContain('aria-hidden="true"')
      expect(markup).toContain('<use href="#symbol:check">')
    }
    expect(markups.map((markup) => /stroke-width="([^"]*)"/.exec(markup)?.[1])).toEqual(['1.9', '1.6', '1.3'])
  })
})
