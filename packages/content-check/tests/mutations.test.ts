import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { applyRepairs, type ContentTree, type Finding } from '../src/index'
import { change } from './changes'
import { check, collections, treeOf, validFiles } from './kitchen'

const { placed } = check.placeFiles(treeOf())

const mutation = fc.record({
  file: fc.constantFrom(...placed),
  changes: fc.array(change, { minLength: 1, maxLength: 3 }),
})

const expectPlace = ({ file, line, column, message }: Finding, { files, label }: ContentTree): void => {
  expect(message).not.toMatch(/undefined|\[object|NaN|Infinity/)
  expect(message.length).toBeGreaterThan(10)
  const bytes = files.get(file.slice(label.length + 1))
  const lines = bytes ? new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n').split('\n') : ['']
  expect(lines.length).toBeGreaterThanOrEqual(line)
  expect((lines[line - 1] ?? '').length + 1).toBeGreaterThanOrEqual(column)
}

const findingsOf = (tree: ContentTree): Finding[] => {
  const { errors, warnings } = check.checkTree(tree)
  return [...errors, ...warnings]
}

test('a changed entry passes, or the check names file, line, and column; no repair makes another mistake', () => {
  let passed = 0
  let repaired = 0
  const property = fc.property(mutation, ({ file: { path, collection }, changes }) => {
    const text = changes.reduce((before, apply) => apply(before), validFiles[path] ?? '')
    const changed = treeOf({ [path]: text })
    const found = findingsOf(changed)
    for (const finding of found) expectPlace(finding, changed)
    for (const { repair, file } of found) {
      if (!repair || file !== `food/${path}`) continue
      repaired += 1
      const lines = text.replace(/\r\n?/g, '\n')
      expect(findingsOf(treeOf({ [path]: applyRepairs(lines, [repair]) })).length).toBeLessThanOrEqual(found.length)
    }
    if (found.length > 0) return
    passed += 1
    const fields = parse(path.endsWith('.yaml') ? text : (/^---\n(.*?)\n---\n/s.exec(text)?.[1] ?? ''))
    expect(collections[collection].schema.safeParse(fields).error).toBeUndefined()
    const entry = check.readEntry({ path, collection, slug: '' }, 'food', new TextEncoder().encode(text)).entry
    expect(fields).toEqual(entry.fields.data)
  })
  fc.assert(property, { numRuns: 200, seed: 1 })
  expect(Math.min(passed, repaired)).toBeGreaterThan(0)
})
