import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Logo } from '@/components/layout/logo'

describe('Logo', () => {
  it('sets the last word in teal', () => {
    expect(renderToStaticMarkup(<Logo name="River City AI" />)).toMatch(
      /River City<span class="[^"]*text-teal[^"]*"> AI</,
    )
  })

  it('leaves a one-word name whole', () => {
    expect(renderToStaticMarkup(<Logo name="Keystone" />)).toMatch(/<span[^>]*>Keystone<\/span>/)
  })
})
