import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkTree } from '@/lib/content/check'
import { readEntry } from '@/lib/content/check/entry'
import type { PlacedFile } from '@/lib/content/check/files/placement'
import { cachedEntries } from './cached-entries'
import { toTree, validFiles } from './fixture'

const files = validFiles()
const placed: PlacedFile[] = [
  { path: 'jobs/engineer.yaml', collection: 'jobs', slug: 'engineer' },
  { path: 'testimonials/launch.yaml', collection: 'testimonials', slug: 'launch' },
  { path: 'articles/smart-shelves-retail-ai.mdx', collection: 'articles', slug: 'smart-shelves-retail-ai' },
  { path: 'legal/privacy.md', collection: 'legal', slug: 'privacy' },
]
const words = ['  ', ': ', '- ', '/>', '&a', '*a', '---\n', '\r\n', '<<: ', '__proto__: ', '🙂']
const snippets = [...'\n \t:{}[]"\'<!#|>\0\uFEFF%@`', ...words]

/** Cuts a piece out of a text and inserts another in its place. */
const damage = fc.record({
  file: fc.constantFrom(...placed),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.nat({ max: 12 }),
  insert: fc.array(fc.constantFrom(...snippets), { maxLength: 3 }).map((parts) => parts.join('')),
})

test('every problem of a damaged file has a position in the file and a message', () => {
  fc.assert(
    fc.property(damage, ({ file, at, cut, insert }) => {
      const text = files[file.path] ?? ''
      const start = Math.floor(at * text.length)
      const damaged = text.slice(0, start) + insert + text.slice(start + cut)
      const { entry, problems } = readEntry(file, 'content', Buffer.from(damaged))
      const lines = entry.source.text.split('\n')
      for (const { line, column, message } of problems) {
        expect(lines[line - 1]).toBeDefined()
        expect(column).toBeGreaterThanOrEqual(1)
        expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1)
        expect(message).not.toMatch(/undefined|\[object|NaN|Infinity/)
        expect(message.length).toBeGreaterThan(10)
      }
    }),
    { numRuns: 300 },
  )
}, 60_000)

const numbers = ['3', '-0.5', '.nan', '.inf']
const values = [
  '',
  '[]',
  '{}',
  '[[]]',
  '{ a: [] }',
  ...numbers,
  'true',
  'null',
  '/',
  '/#',
  '"#"',
  '/%E0',
  '{brand}',
  '"{"',
]

/** Puts a value of any type into a field. */
const change = fc.record({
  path: fc.constantFrom(...Object.keys(files).filter((path) => !path.startsWith('pages/'))),
  at: fc.nat(),
  value: fc.constantFrom(...values, '__proto__'),
})

test('a value of any type in any field is valid or a problem, never an exception', () => {
  const read = cachedEntries()
  const property = fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
    const changed = { ...files }
    for (const { path, at, value } of changes) {
      const lines = (changed[path] ?? '').split('\n')
      const index = at % lines.length
      lines[index] = (lines[index] ?? '').replace(/^(\s*(?:- )?\w+:).*$/, `$1 ${value}`)
      changed[path] = lines.join('\n')
    }
    for (const { message } of checkTree(toTree(changed), read).problems)
      expect(message).not.toMatch(/undefined|\[object/)
  })
  fc.assert(property, { numRuns: 150 })
}, 60_000)
