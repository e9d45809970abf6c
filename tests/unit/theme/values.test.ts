import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('every color of the theme is written in the theme only', () => {
  const theme = join('lib', 'theme', 'colors.ts')
  const written = new Set(readFileSync(theme, 'utf8').match(/#[0-9a-f]{6}/gi))
  // As #10242c and as rgb(16 36 44).
  const forms = Array.from(written, (hex) => [
    hex,
    (hex.match(/[0-9a-f]{2}/gi) ?? []).map((part) => parseInt(part, 16)).join('[ ,]+'),
  ])
  const color = new RegExp(`\\b(?:${forms.flat().join('|')})\\b`, 'i')
  const files = ['app', 'components', 'lib', 'tools', 'packages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  const styled = files.filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && file !== theme)
  expect(styled.filter((file) => color.test(readFileSync(file, 'utf8')))).toEqual([])
})
