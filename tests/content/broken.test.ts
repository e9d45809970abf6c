import { describe, expect, test } from 'vitest'
import { type CheckResult, checkTree } from '@/lib/content/check'
import { bodyCases } from './broken/body-cases'
import type { BrokenCase } from './broken/broken-case'
import { fileCases } from './broken/file-cases'
import { schemaCases } from './broken/schema-cases'
import { siteCases } from './broken/site-cases'
import { yamlCases } from './broken/yaml-cases'
import { cachedEntries } from './cached-entries'
import { toTree, validFiles } from './fixture'

const valid = validFiles()
const publicFiles = ['/images/there.webp']
const read = cachedEntries()

const linesOf = ({ problems }: CheckResult): string[] =>
  problems.map(({ file, line, column, path, message }) =>
    [`${file.replace(/^content\//, '')}:${line}:${column}`, path, message].filter(Boolean).join('  '),
  )

/** The text after an edit; an edit that finds nothing to change is a mistake of the test. */
const edited = (text: string, { name, edit, rename }: BrokenCase): string | Uint8Array | undefined => {
  if (edit === null) return undefined
  const next = typeof edit === 'function' ? edit(text) : text.replace(edit[0], () => edit[1])
  if (next === text && rename === undefined) throw new Error(`"${name}" changes nothing`)
  return next
}

const broken = (cases: readonly BrokenCase[]): Record<string, string | Uint8Array> =>
  cases.reduce<Record<string, string | Uint8Array>>(
    (files, broken) => {
      const before = files[broken.file]
      if (typeof before !== 'string') throw new Error(`"${broken.name}" needs ${broken.file}`)
      const { [broken.file]: _, ...others } = files
      const after = edited(before, broken)
      return after === undefined ? others : { ...others, [broken.rename ?? broken.file]: after }
    },
    { ...valid },
  )

const check = (cases: readonly BrokenCase[]): string[] => linesOf(checkTree(toTree(broken(cases), publicFiles), read))

test('the folder that the tests break is valid', () => {
  expect(check([])).toEqual([])
})

describe.each([
  ['files', fileCases],
  ['YAML', yamlCases],
  ['schemas', schemaCases],
  ['texts', bodyCases],
  ['the whole site', siteCases],
])('broken content: %s', (_, cases) => {
  test.each(cases)('$name', (broken) => {
    expect(check([broken])).toEqual(broken.expected)
  })
})

test('every problem of every file is named in one run, in order', () => {
  const all = [...fileCases, ...yamlCases, ...schemaCases, ...bodyCases, ...siteCases]
  const named = (name: string): BrokenCase => {
    const found = all.find((each) => each.name === name)
    if (!found) throw new Error(`no case "${name}"`)
    return found
  }
  const cases = [
    'a misspelt folder',
    'a value that is not allowed',
    'an empty text',
    'an impossible day',
    'a component closed by another name',
    'an unknown placeholder',
    'eight sections in place of nine',
    'an unknown kind of illustration',
    'a link field to an unknown page',
    'a web address without encryption',
  ].map(named)
  const expected = cases.flatMap((each) => each.expected)
  const lines = check(cases)
  expect([...lines].sort()).toEqual([...expected].sort())
  const places = lines.map((line) =>
    line.replace(/:(\d+):(\d+) .*/, (_, row, column) => `:${row.padStart(4, '0')}:${column.padStart(4, '0')}`),
  )
  expect(places).toEqual([...places].sort())
})
