import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSource } from '../src/files/read-source'
import { createSource, positionAt } from '../src/index'

const read = (text: string | Uint8Array) => {
  const { source, findings } = readSource('content/x.md', typeof text === 'string' ? Buffer.from(text) : text, 'fix')
  return { text: source.text, found: findings.map(({ line, column }) => `${line}:${column}`) }
}

describe('positions', () => {
  test('count lines and columns from 1', () => {
    const source = createSource('x', 'ab\n\ncd')
    const places = [0, 1, 2, 3, 4, 5, 6].map((offset) => Object.values(positionAt(source, offset)).join(':'))
    expect(places).toEqual(['1:1', '1:2', '1:3', '2:1', '3:1', '3:2', '3:3'])
  })
})

describe('encoding', () => {
  test('Windows and old Macintosh line ends become line feeds', () => {
    expect(read('a\r\nb\rc\n')).toMatchObject({ text: 'a\nb\nc\n', found: ['1:2'] })
  })

  test('any bytes give text and findings, never an exception', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => typeof read(bytes).text === 'string'))
  })
  test.each(['['.repeat(3000), '{a: '.repeat(3000), '- '.repeat(3000), '>'.repeat(3000), '<b>'.repeat(3000)])(
    'a text with very many levels is not parsed: %.6s…',
    (levels) => {
      expect(read(`title: a\n${levels}a\n`)).toMatchObject({ text: '', found: ['2:1'] })
    },
  )

  test.each<[what: string, most: string, more: string, index: number]>([
    ['characters', 'word '.repeat(100).concat('\n').repeat(199), 'word '.repeat(200), 0],
    ['lines', 'a\n'.repeat(4999), '\n', 0],
    ['characters in a line', `a\n${'word '.repeat(2000)}`, 'x', 1],
    ['characters without a space', `a\n${'x'.repeat(2000)}`, 'x', 1],
    ['signs in a paragraph', `a\n\n${'a * b\n'.repeat(1000)}`, '*', 2],
  ])('a file with too many %s is not parsed', (_, most, more, line) => {
    expect(read(most)).toMatchObject({ text: most, found: [] })
    expect(read(most + more)).toMatchObject({ text: '', found: [`${line + 1}:1`] })
  })

  test.each([
    `${'- '.repeat(150)}\n`,
    `See ${'>'.repeat(150)} this.\n`,
    `${'['.repeat(50)}\n`,
    `a\n${' '.repeat(500)}\na\n`,
    `${'<img src="a" />'.repeat(150)}\n`,
  ])('a text with many signs that are no levels is read: %.12s…', (text) => {
    expect(read(text)).toMatchObject({ text, found: [] })
  })
})
