import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSource } from '../src/files/read-source'

/** The text of a file, and where something is found. */
const read = (text: string | Uint8Array) => {
  const { source, findings } = readSource('content/x.md', typeof text === 'string' ? Buffer.from(text) : text, 'fix')
  return [source.text, ...findings.map(({ line, column, id }) => `${line}:${column} ${id}`)]
}

test('any bytes give text, never an exception, and line ends become line feeds', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => typeof read(bytes)[0] === 'string'))
  expect(read('a\r\nb\rc\n')).toEqual(['a\nb\nc\n', '1:2 file/line-ends'])
})

test.each(['['.repeat(3000), '{a: '.repeat(3000), '- '.repeat(3000), '>'.repeat(3000), '<b>'.repeat(3000)])(
  'a text with very many levels is not parsed: %.6s…',
  (levels) => expect(read(`title: a\n${levels}a\n`)).toEqual(['', '2:1 file/many-levels']),
)

test.each<[id: string, most: string, more: string, line: number]>([
  ['long', 'word '.repeat(100).concat('\n').repeat(199), 'word '.repeat(200), 1],
  ['many-lines', 'a\n'.repeat(4999), '\n', 1],
  ['long-line', `a\n${'word '.repeat(2000)}`, 'x', 2],
  ['long-word', `a\n${'x'.repeat(2000)}`, 'x', 2],
  ['many-signs', `a\n\n${'a * b\n'.repeat(1000)}`, '*', 3],
  ['too-many-signs', `${'*a '.repeat(200)}\n\n`.repeat(125), '*', 1],
])('a file that is too much is not parsed: %s', (id, most, more, line) => {
  expect(read(most)).toEqual([most])
  expect(read(most + more)).toEqual(['', `${line}:1 file/${id}`])
})

test.each([
  `${'- '.repeat(150)}\n`,
  `See ${'>'.repeat(150)} this.\n`,
  `${'['.repeat(50)}\n`,
  `a\n${' '.repeat(500)}\na\n`,
  `${'<img src="a" />'.repeat(150)}\n`,
])('a text with many signs that are no levels is read: %.12s…', (text) => expect(read(text)).toEqual([text]))
