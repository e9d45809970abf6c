import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name))

const found = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([text]) => `${file}: ${text}`))

/** Lettering of the mark, and text that scales with the illustration around it. */
const drawn = /components\/(illustrations\/|layout\/logo\.tsx)/

/** Print styles use points. */
const printed = /styles\/print\//

/** A fixed length, not relative to the text or the container around it. */
const length = '[\\d.](?:rem|px|pt|vw)'

test('every type size is one of the theme', () => {
  const components = [...filesIn('components', /\.tsx$/), ...filesIn('app', /\.tsx$/)].filter(
    (file) => !drawn.test(file),
  )
  expect(found(components, new RegExp(`text-\\[(?![^\\]]*cq)[^\\]]*${length}[^\\]]*\\]`, 'g'))).toEqual([])
  const styles = [...filesIn('app/styles', /\.css$/), ...filesIn('components', /\.css$/)].filter(
    (file) => !printed.test(file) && !drawn.test(file),
  )
  expect(found(styles, new RegExp(`font-size:[^;]*${length}[^;]*|font: [^;/]*${length}[^;]*`, 'g'))).toEqual([])
})

test('every letter spacing in a component is one of the theme', () => {
  const components = [...filesIn('components', /\.tsx$/), ...filesIn('app', /\.tsx$/)]
  expect(found(components, /tracking-\[[^\]]*\]/g)).toEqual([])
})

test('every color of the theme is written in the theme only', () => {
  const theme = join('app', 'styles', 'theme.css')
  const written = new Set(readFileSync(theme, 'utf8').match(/#[0-9a-f]{6}/gi))
  const files = ['app', 'components', 'lib', 'tools', 'packages'].flatMap((folder) =>
    filesIn(folder, /\.(?:tsx?|mjs|css)$/),
  )
  const others = files.filter((file) => file !== theme)
  expect(found(others, new RegExp(`(?:${[...written].join('|')})\\b`, 'gi'))).toEqual([])
})
