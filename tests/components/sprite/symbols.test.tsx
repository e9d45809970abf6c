import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { symbols } from '@/components/sprite/symbols'
import { symbolNames } from '@/lib/sprite'

it('has an illustration for every name', () => {
  for (const name of symbolNames)
    expect([name, renderToStaticMarkup(symbols[name])]).toEqual([
      name,
      expect.stringMatching(/^(?!.*NaN).*(?: d="| r=")/),
    ])
})

it('passes illustrations to client components as children, since a build finds only names in pages and payloads', () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const texts = files.map((file) => ({ file, text: readFileSync(join('components', file), 'utf8') }))
  const clients = texts.filter(({ text }) => text.startsWith("'use client'"))
  expect(clients.length).toBeGreaterThan(5)
  expect(clients.filter(({ text }) => /\/(?:icon|sprite-symbol)'/.test(text)).map(({ file }) => file)).toEqual([])
})
