import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SpriteSymbol } from '@/components/sprite/sprite-symbol'
import { SvgSprite } from '@/components/sprite/svg-sprite'
import { symbols } from '@/components/sprite/symbols'
import { symbolId, symbolNames, symbolsIn } from '@/lib/sprite'

describe('symbols', () => {
  it('has an illustration for every name', () => {
    for (const name of symbolNames)
      expect([name, renderToStaticMarkup(symbols[name])]).toEqual([
        name,
        expect.stringMatching(/^(?!.*NaN).*(?: d="| r=")/),
      ])
  })

  it('shows a symbol by referring to it', () => {
    expect(renderToStaticMarkup(<SpriteSymbol name="mark" />)).toBe('<use href="#symbol:mark"></use>')
    expect(renderToStaticMarkup(<SpriteSymbol name="tie-down" draws />)).toBe(
      '<use data-draw="" href="#symbol:tie-down"></use>',
    )
  })

  it('puts illustrations into a sprite under the ids that references use', () => {
    const sheet = renderToStaticMarkup(<SvgSprite names={['check', 'mark']} />)
    expect([...sheet.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual([symbolId('check'), symbolId('mark')])
  })

  it('finds the symbols that markup and payloads refer to, each once, and only existing ones', () => {
    const text = '<use href="#symbol:mark"/>{"href":"#symbol:check"}<a href="#symbol:none">#symbol:mark</a>'
    expect(symbolsIn(text)).toEqual(['check', 'mark'])
  })

  it('passes illustrations to client components as children, since a build finds only names in pages and payloads', () => {
    const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.tsx'),
    )
    const texts = files.map((file) => ({ file, text: readFileSync(join('components', file), 'utf8') }))
    const clients = texts.filter(({ text }) => text.startsWith("'use client'"))
    expect(clients.length).toBeGreaterThan(5)
    expect(clients.filter(({ text }) => /\/(?:icon|sprite-symbol)'/.test(text)).map(({ file }) => file)).toEqual([])
  })
})
