import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('every color of the theme is written in the theme only', () => {
  const theme = join('app', 'styles', 'theme.css')
  const written = new Set(readFileSync(theme, 'utf8').match(/#[0-9a-f]{6}/gi))
  const color = new RegExp(`(?:${[...written].join('|')})\\b`, 'i')
  const files = ['app', 'components', 'lib', 'tools', 'packages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  const styled = files.filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && file !== theme)
  expect(styled.filter((file) => color.test(readFileSync(file, 'utf8')))).toEqual([])
})
