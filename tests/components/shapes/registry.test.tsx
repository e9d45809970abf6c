import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { shapes } from '@/components/shapes/registry'
import { Shape } from '@/components/shapes/shape'
import { ShapeSheet } from '@/components/shapes/shape-sheet'
import { shapeId, shapeNames, shapesIn } from '@/lib/shapes'

describe('shapes', () => {
  it('has a drawing for every name', () => {
    for (const name of shapeNames)
      expect([name, renderToStaticMarkup(shapes[name])]).toEqual([
        name,
        expect.stringMatching(/^(?!.*NaN).*(?: d="| r=")/),
      ])
  })

  it('shows a drawing by referring to it', () => {
    expect(renderToStaticMarkup(<Shape name="mark" />)).toBe('<use href="#shape:mark"></use>')
    expect(renderToStaticMarkup(<Shape name="tie-down" draws />)).toBe(
      '<use data-draw="" href="#shape:tie-down"></use>',
    )
  })

  it('puts drawings on a sheet under the ids that places refer to', () => {
    const sheet = renderToStaticMarkup(<ShapeSheet names={['check', 'mark']} />)
    expect([...sheet.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual([shapeId('check'), shapeId('mark')])
  })

  it('finds what markup and payloads refer to, each once, and nothing that does not exist', () => {
    const text = '<use href="#shape:mark"/>{"href":"#shape:check"}<a href="#shape:none">#shape:mark</a>'
    expect(shapesIn(text)).toEqual(['check', 'mark'])
  })

  it('gives client components their drawings as children, since a build finds only what pages and payloads name', () => {
    const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.tsx'),
    )
    const texts = files.map((file) => ({ file, text: readFileSync(join('components', file), 'utf8') }))
    const clients = texts.filter(({ text }) => text.startsWith("'use client'"))
    expect(clients.length).toBeGreaterThan(5)
    expect(clients.filter(({ text }) => /\/(?:icon|shape)'/.test(text)).map(({ file }) => file)).toEqual([])
  })
})
