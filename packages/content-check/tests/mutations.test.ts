import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { applyRepairs, type ContentTree, type Problem } from '../src/index'
import { check, collections, treeOf, validFiles } from './kitchen'

const { placed } = check.placeFiles(treeOf())

/** What a hand may put into a text. */
const marks = [
  ...'\'¦"¦“¦”¦’¦: ¦:¦ #¦# ¦- ¦  ¦ ¦\n¦\n\n¦\t¦---\n¦{¦}¦[¦]¦<¦>¦</Tip>¦<img src="x">¦![a](/b c.png)¦](¦(/abuot)'.split(
    '¦',
  ),
  ...'**¦|¦&a ¦*a¦!b ¦<<: ¦__proto__: ¦%¦@¦\uFEFF¦🙂¦\0¦\r¦`¦$1,320'.split('¦'),
]

/** Values of all types, in place of the one that a field has. */
const values = ' [] {} [[]] {a:[]} 3 -0.5 true null / /# "#" /%E0 {kitchen} "{" __proto__'.split(' ')

/** Changes a text as a hand does: a piece or a value is replaced, or lines are deleted, doubled, moved, indented, or joined. */
type Change = (text: string) => string

const onLines =
  (change: (lines: string[], at: number) => void, where: number): Change =>
  (text) => {
    const lines = text.split('\n')
    change(lines, Math.floor(where * lines.length))
    return lines.join('\n')
  }

const place = fc.double({ min: 0, max: 0.999, noNaN: true })
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ where: place, cut: fc.nat({ max: 8 }), put: fc.constantFrom('', ...marks) }).map(
    ({ where, cut, put }): Change =>
      (text) => {
        const at = Math.floor(where * text.length)
        return text.slice(0, at) + put + text.slice(at + cut)
      },
  ),
  fc.tuple(place, fc.constantFrom(...values)).map(([where, value]) =>
    onLines((lines, at) => {
      lines[at] = lines[at]?.replace(/^(\s*(?:- )?\w+:).*$/, `$1 ${value}`) ?? ''
    }, where),
  ),
  place.map((where) => onLines((lines, at) => lines.splice(at, 1), where)),
  place.map((where) => onLines((lines, at) => lines.splice(at, 0, lines[at] ?? ''), where)),
  place.map((where) => onLines((lines, at) => lines.splice(at, 2, `${lines[at]} ${lines[at + 1] ?? ''}`), where)),
  fc
    .tuple(place, fc.constantFrom(' ', '  ', '    '))
    .map(([where, spaces]) => onLines((lines, at) => lines.splice(at, 1, spaces + (lines[at] ?? '')), where)),
  place.map((where) => onLines((lines, at) => lines.splice(at, 1, (lines[at] ?? '').replace(/^ /, '')), where)),
  fc
    .tuple(place, place)
    .map(([where, to]) =>
      onLines((lines, at) => lines.splice(Math.floor(to * lines.length), 0, ...lines.splice(at, 1)), where),
    ),
)

const mutation = fc.record({
  file: fc.constantFrom(...placed),
  changes: fc.array(change, { minLength: 1, maxLength: 3 }),
})

const expectPlace = ({ file, line, column, message }: Problem, { files, label }: ContentTree): void => {
  expect(message).not.toMatch(/undefined|\[object|NaN|Infinity/)
  expect(message.length).toBeGreaterThan(10)
  const bytes = files.get(file.slice(label.length + 1))
  const lines = bytes ? new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n').split('\n') : ['']
  expect(lines.length).toBeGreaterThanOrEqual(line)
  expect((lines[line - 1] ?? '').length + 1).toBeGreaterThanOrEqual(column)
}

const problemsOf = (tree: ContentTree): Problem[] => {
  const { problems, warnings } = check.checkTree(tree)
  return [...problems, ...warnings]
}

test('a changed entry passes, or the check names file, line, and column; no repair makes another mistake', () => {
  let passed = 0
  let repaired = 0
  const property = fc.property(mutation, ({ file: { path, collection }, changes }) => {
    const text = changes.reduce((before, apply) => apply(before), validFiles[path] ?? '')
    const changed = treeOf({ [path]: text })
    const found = problemsOf(changed)
    for (const problem of found) expectPlace(problem, changed)
    for (const { repair, file } of found) {
      if (!repair || file !== `food/${path}`) continue
      repaired += 1
      const lines = text.replace(/\r\n?/g, '\n')
      expect(problemsOf(treeOf({ [path]: applyRepairs(lines, [repair]) })).length).toBeLessThanOrEqual(found.length)
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
