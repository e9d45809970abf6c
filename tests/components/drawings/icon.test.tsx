import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Icon } from '@/components/ui/icon'
import { iconNames } from '@/lib/icons'

const plain = ['check', 'arrow', 'arrow-left', 'chevron', 'external', 'close', 'sun', 'moon', 'system', 'plus']
const controls = [...plain, 'minus', 'pause', 'play', 'print', 'link', 'search', 'download']

describe('Icon', () => {
  it.each(iconNames)('draws %s in the one hand', (name) => {
    const markup = renderToStaticMarkup(<Icon name={name} />)
    expect(markup).toContain('aria-hidden="true"')
    expect(markup).not.toContain('NaN')
    expect(markup.match(/<circle/g)?.length ?? 0).toBe(controls.includes(name) ? 0 : 1)
    expect(markup.length).toBeLessThan(1100)
  })

  it('draws every icon differently', () => {
    expect(new Set(iconNames.map((name) => renderToStaticMarkup(<Icon name={name} />))).size).toBe(iconNames.length)
  })

  it('reads its label out when it has one', () => {
    expect(renderToStaticMarkup(<Icon name="check" size={20} label="Included" />)).toContain(
      '<span class="sr-only">Included</span>',
    )
  })
})
