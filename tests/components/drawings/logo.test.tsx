import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Logo, LogoMark } from '@/components/layout/logo'

describe('Logo', () => {
  it('sets the last word in teal', () => {
    expect(renderToStaticMarkup(<Logo name="River City AI" />)).toMatch(
      /River City<span class="[^"]*text-teal[^"]*"> AI</,
    )
  })

  it('leaves a one-word name whole', () => {
    expect(renderToStaticMarkup(<Logo name="Keystone" />)).toMatch(/<span[^>]*>Keystone<\/span>/)
  })

  it('drops the chain where it would blur and keeps the node', () => {
    const small = renderToStaticMarkup(<LogoMark size="small" />)
    expect([small.match(/<path/g)?.length, small.match(/<circle/g)?.length]).toEqual([1, 1])
    expect(renderToStaticMarkup(<LogoMark />).match(/<path/g)).toHaveLength(2)
  })
})
