import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkTree } from '@/lib/content/check'
import { cachedEntries } from './cached-entries'
import { toTree, validFiles } from './fixture'

const files = validFiles()
const values = ' [] {} [[]] {a:[]} 3 -0.5 .nan .inf true null / /# "#" /%E0 {brand} "{" __proto__'.split(' ')

/** Puts a value of any type into a field. */
const change = fc.record({
  path: fc.constantFrom(...Object.keys(files).filter((path) => !path.startsWith('pages/'))),
  at: fc.nat(),
  value: fc.constantFrom(...values),
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
  fc.assert(property, { numRuns: 80 })
})
