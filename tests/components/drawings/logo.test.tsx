import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Logo, LogoMark } from '@/components/layout/logo'
import { mark, smallMark } from '@/lib/catenary'

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

describe('favicon.svg', () => {
  const favicon = readFileSync('public/favicon.svg', 'utf8')

  it('is the mark at both sizes, with colors for dark browsers', () => {
    expect(favicon).toContain(`d="${mark.arch}"`)
    expect(favicon).toContain(`d="${mark.chain}"`)
    expect(favicon).toContain(`d="${smallMark.arch}"`)
    expect(favicon).toContain('prefers-color-scheme:dark')
    expect(favicon).toContain('min-width:20px')
  })
})
