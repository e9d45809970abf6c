import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('passes illustrations to client components as children, since a build finds only names in pages and payloads', () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const texts = files.map((file) => ({ file, text: readFileSync(join('components', file), 'utf8') }))
  const clients = texts.filter(({ text }) => text.startsWith("'use client'"))
  expect(clients.length).toBeGreaterThan(5)
  expect(clients.filter(({ text }) => /\/(?:icon|sprite-symbol)'/.test(text)).map(({ file }) => file)).toEqual([])
})
