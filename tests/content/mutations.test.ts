import { join } from 'node:path'
import type { ContentTree, Problem } from '@site/content-check'
import { readTree } from '@site/content-check/node'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkTree, placeFiles, readEntry } from '@/lib/content/check'
import { collections } from '@/lib/content/collections'
import { renderBody } from '@/tools/content/render-body'
import { cachedEntries } from './cached-entries'

const root = join(import.meta.dirname, '../..')
const tree = readTree(join(root, 'content'), join(root, 'public'))
const { placed } = placeFiles(tree)
const texts = new Map(placed.map(({ path }) => [path, new TextDecoder().decode(tree.files.get(path))]))
const read = cachedEntries()

/** What a hand may put into a text. */
const marks = [
  ...'\'¦"¦“¦”¦’¦: ¦:¦ #¦# ¦- ¦  ¦ ¦\n¦\n\n¦\t¦---\n¦{¦}¦[¦]¦<¦>¦</Callout>¦<img src="x">¦![a](/b c.png)¦](¦(/abuot)'.split(
    '¦',
  ),
  ...'**¦|¦&a ¦*a¦!b ¦<<: ¦__proto__: ¦%¦@¦\uFEFF¦🙂¦\0¦\r¦`¦$1,320'.split('¦'),
]

/** Values of all types, in place of the one that a field has. */
const values = ' [] {} [[]] {a:[]} 3 -0.5 true null / /# "#" /%E0 {brand} "{" __proto__'.split(' ')

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

const expectPlace = ({ file, line, column, message }: Problem, changed: ContentTree): void => {
  expect(message).not.toMatch(/undefined|\[object|NaN|Infinity/)
  expect(message.length).toBeGreaterThan(10)
  const bytes = changed.files.get(file.replace(/^content\//, ''))
  if (!bytes) {
    expect([line, column]).toEqual([1, 1])
    return
  }
  const lines = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n').split('\n')
  expect(lines.length).toBeGreaterThanOrEqual(line)
  expect((lines[line - 1] ?? '').length + 1).toBeGreaterThanOrEqual(column)
}

const frontMatter = /^---\n(.*?)\n---\n/s

/** An entry as the build reads it: the fields by Contentlayer's YAML parser, and the HTML of the body. */
const readAsBuild = (path: string, text: string): { fields: unknown; html: string } => {
  if (path.endsWith('.yaml')) return { fields: parse(text), html: '' }
  const [whole = '', yaml = ''] = frontMatter.exec(text) ?? []
  const format = path.endsWith('.mdx') ? 'mdx' : 'md'
  return { fields: parse(yaml), html: renderBody(text.slice(whole.length), format) }
}

test('a changed entry passes, or the check names file, line, and column; what passes is valid as the build reads it', () => {
  let passed = 0
  const property = fc.property(mutation, ({ file, changes }) => {
    const text = changes.reduce((before, apply) => apply(before), texts.get(file.path) ?? '')
    const bytes = new TextEncoder().encode(text)
    const changed = { ...tree, files: new Map([...tree.files, [file.path, bytes]]) }
    const { problems, warnings } = checkTree(changed, read)
    for (const problem of [...problems, ...warnings]) expectPlace(problem, changed)
    if (problems.length > 0) return
    passed += 1
    const { fields, html } = readAsBuild(file.path, text)
    expect(collections[file.collection].schema.safeParse(fields).error).toBeUndefined()
    expect(fields).toEqual(readEntry(file, 'content', bytes).entry.fields.data)
    expect(html).not.toMatch(/<script|javascript:|="http:|&lt;[a-z]+ [a-z]+=|^(?:title|question): /im)
  })
  fc.assert(property, { numRuns: 60 })
  expect(passed).toBeGreaterThan(0)
})
