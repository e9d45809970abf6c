import { expect, test } from 'vitest'
import { checkLayout, formatEntry, readNumbers } from '../src/index'
import { check, collections, treeOf, validFiles } from './kitchen'

const path = 'recipes/soup.mdx'
const soup = validFiles[path] ?? ''
const fix = (text: string) =>
  check.fixEntry({ path, collection: 'recipes', slug: 'soup' }, new TextEncoder().encode(text))

test('canonical entries stay as they are', () => {
  for (const file of check.placeFiles(treeOf()).placed) {
    const text = validFiles[file.path] ?? ''
    expect(check.fixEntry(file, new TextEncoder().encode(text))).toEqual({ text, corrected: [] })
  }
})

test.each([
  ['line endings', soup.replaceAll('\n', '\r\n')],
  ['byte order mark', `\uFEFF${soup}`],
  ['form of a date', soup.replace('2026-01-31', '31 January 2026')],
  ['curly quotes around a text', soup.replace('title: Pea soup', 'title: “Pea soup”')],
  ['order of the fields', soup.replace('title: Pea soup\ncook: ada', 'cook: ada\ntitle: Pea soup')],
  ['spaces at the ends of lines', soup.replace('Wash the peas.', 'Wash the peas. ')],
  ['layout', soup.replace('title: Pea soup', 'title: "Pea soup"')],
])('the fix corrects: %s', (corrected, text) => {
  expect(fix(text)).toEqual({ text: soup, corrected: [corrected] })
})

test('the fix leaves files alone that have mistakes, or whose meaning is not certain', () => {
  expect(fix(soup.replace('minutes: 20', 'minutes: often'))).toEqual({ reason: 'correct 1 mistake first' })
  expect(fix(soup.replace('grams: 250', 'grams: 1.250'))).toEqual({ reason: 'correct 1 mistake first' })
})

test('comments stay beside their fields, and what says nothing is left out', () => {
  const { schema } = collections.recipes
  const written = '# A note\ntitle: Stew\n'
  expect(formatEntry(schema, { minutes: 5, draft: false, title: 'Stew' }, undefined, written)).toBe(
    '# A note\ntitle: Stew\nminutes: 5\n',
  )
})

test('numbers that a form holds as text are read where no thousands can be meant', () => {
  expect(readNumbers(collections.recipes.schema, { minutes: '20', title: '20' })).toEqual({ minutes: 20, title: '20' })
  expect(readNumbers(collections.recipes.schema, { ingredients: [{ name: 'peas', grams: '1.250' }] })).toEqual({
    ingredients: [{ name: 'peas', grams: '1.250' }],
  })
})

test('another layout is a warning at the first line that differs', () => {
  const text = soup.replace('title: Pea soup', 'title: "Pea soup"')
  const { warnings } = check.checkTree(treeOf({ [path]: text }), undefined, [checkLayout('kitchen fix')])
  expect(warnings.map(({ line, message }) => `${line} ${message}`)).toEqual([
    expect.stringMatching(/^2 the order or layout of the fields differs .*"kitchen fix" corrects it$/),
  ])
})
