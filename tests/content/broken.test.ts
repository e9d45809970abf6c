import { describe, expect, test } from 'vitest'
import { type CheckResult, checkTree } from '@/lib/content/check'
import { cachedReader, type StoredResult } from '@/lib/content/check/cache'
import { freshReader, type Reader } from '@/lib/content/check/reader'
import { bodyCases } from './broken/body-cases'
import type { BrokenCase } from './broken/broken-case'
import { fileCases } from './broken/file-cases'
import { schemaCases } from './broken/schema-cases'
import { siteCases } from './broken/site-cases'
import { yamlCases } from './broken/yaml-cases'
import { toTree, validFiles } from './fixture'

const valid = validFiles()
const publicFiles = ['/images/there.webp']
// The untouched files are the same in every case, so they are read once.
const results = new Map<string, StoredResult>()
const reader = cachedReader(results, results)

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

const check = async (cases: readonly BrokenCase[], read: Reader = reader): Promise<string[]> =>
  linesOf(await checkTree(toTree(broken(cases), publicFiles), read))

test('the folder that the tests break is valid', async () => {
  expect(await check([], freshReader)).toEqual([])
})

describe.each([
  ['files', fileCases],
  ['YAML', yamlCases],
  ['schemas', schemaCases],
  ['texts', bodyCases],
  ['the whole site', siteCases],
])('broken content: %s', (_, cases) => {
  test.each(cases)('$name', async (broken) => {
    expect(await check([broken])).toEqual(broken.expected)
  })
})

test('every problem of every file is named in one run, in order', async () => {
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
  const lines = await check(cases)
  expect([...lines].sort()).toEqual([...expected].sort())
  const places = lines.map((line) =>
    line.replace(/:(\d+):(\d+) .*/, (_, row, column) => `:${row.padStart(4, '0')}:${column.padStart(4, '0')}`),
  )
  expect(places).toEqual([...places].sort())
})

test('a run that remembers an earlier one says the same', async () => {
  const checkAll = async (read: Reader): Promise<string[][]> => {
    const lines: string[][] = []
    for (const each of siteCases) lines.push(await check([each], read))
    return lines
  }
  const used = new Map<string, StoredResult>()
  const first = await checkAll(cachedReader(used, used))
  const known = new Map<string, StoredResult>(JSON.parse(JSON.stringify([...used])))
  const remembered = new Map<string, StoredResult>()
  expect(await checkAll(cachedReader(known, remembered))).toEqual(first)
  expect(new Set(remembered.keys())).toEqual(new Set(known.keys()))
}, 60_000)
