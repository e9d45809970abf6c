import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Document, parse, visit } from 'yaml'
import { checkLayout } from '../src/index'
import { check, treeOf, validFiles } from './kitchen'

const path = 'recipes/soup.mdx'
const soup = validFiles[path] ?? ''
const { placed } = check.placeFiles(treeOf())

/** What becomes of one file. */
const fix = (text: string | Uint8Array, file = path, all = false) => {
  const {
    text: fixed = text,
    repaired,
    corrected,
    left,
  } = check.fixTree(treeOf({ [file]: text }), all).find((each) => each.path === file) ?? {}
  return { text: fixed, repaired: repaired?.map(({ line }) => line), corrected, left }
}

/** The same fields with keys in an arbitrary order, in flow or block style, and in other quotes. */
function restyle(yaml: string, seed: number, flow: boolean, quotes: 'QUOTE_DOUBLE' | 'PLAIN'): string {
  const fields = new Document(parse(yaml))
  visit(fields, {
    Map(_, map) {
      map.items.sort((a, b) => ((String(a.key).length * seed) % 7) - ((String(b.key).length * seed) % 7))
    },
    Collection(_, collection, parents) {
      if (flow && parents.length > 1) collection.flow = true
    },
  })
  return fields.toString({ defaultStringType: quotes, defaultKeyType: 'PLAIN', lineWidth: 0 })
}

test('an entry in any style is brought into one form, which is said and stays, with every value and word', () => {
  const styles = fc.record({
    file: fc.constantFrom(...placed),
    seed: fc.nat(20),
    flow: fc.boolean(),
    quotes: fc.constantFrom('QUOTE_DOUBLE' as const, 'PLAIN' as const),
    lineEnd: fc.constantFrom('\n', '\r\n', ' \n'),
    mark: fc.constantFrom('', '\uFEFF'),
  })
  fc.assert(
    fc.property(styles, ({ file, seed, flow, quotes, lineEnd, mark }) => {
      const canonical = validFiles[file.path] ?? ''
      const [, start = '', yaml = '', rest = ''] = /^(---\n)?(.*?)(---\n.*)?$/s.exec(canonical) ?? []
      const text = mark + `${start}${restyle(yaml, seed, flow, quotes)}${rest}`.replaceAll('\n', lineEnd)
      const { repaired = [], corrected = [], ...fixed } = fix(text, file.path)
      expect(fixed).toEqual({ text: canonical, left: 0 })
      expect(repaired.length + corrected.length > 0).toBe(text !== canonical)
      expect(fix(canonical, file.path)).toEqual({ text: canonical, repaired: [], corrected: [], left: 0 })
    }),
    { numRuns: 30 },
  )
})

test.each([
  ['line ends and invisible characters', soup.replaceAll('\n', '\r\n')],
  ['line ends and invisible characters', `\uFEFF${soup}`],
  ['line ends and invisible characters', soup.replace('title: Pea soup', 'title: \u202APea soup\u202C')],
  ['line ends and invisible characters', soup.replace('Pea soup', 'Pea\u2028soup').replace('It warms', 'It\v warms')],
  ['order and layout', soup.replace('title: Pea soup\ncook: ada', 'cook: ada\ntitle: Pea soup')],
  ['order and layout', soup.replace('Wash the peas.', 'Wash the peas. ')],
  ['order and layout', soup.replace('title: Pea soup', 'title: "Pea soup"')],
])('the fix corrects: %s', (corrected, text) => {
  expect(fix(text)).toEqual({ text: soup, repaired: [], corrected: [corrected], left: 0 })
})

test.each([
  ['cooked: 2026-01-31', 'cooked: 31 January 2026'],
  ['cooked: 2026-01-31', 'cooked: 1/31/2026'],
  ['cooked: 2026-01-31', 'cooked: 2026-1-31'],
  ['title: Pea soup', 'title: “Pea soup”'],
  ['title: Pea soup', 'title: ‘Pea soup’'],
  ['title: Pea soup', "title: 'Pea soup"],
  ['  - name: peas', '\t- name: peas'],
  ['minutes: 20', 'minuts: "20"'],
])('the fix makes what is safe of %s, written as %s', (line, written) => {
  const fixed = fix(soup.replace(line, written))
  expect(fixed).toMatchObject({ text: soup, left: 0 })
  expect(new Set(fixed.repaired)).toEqual(new Set([soup.split('\n').indexOf(line) + 1]))
})

test('the fix makes other repairs when all are wanted', () => {
  const text = soup.replace('/cooks#ada', '/cook#ada').replace('minutes: 20', 'minutes:20')
  expect(fix(text)).toEqual({ text: soup.replace('/cooks#ada', '/cook#ada'), repaired: [5], corrected: [], left: 1 })
  expect(fix(text, path, true)).toEqual({ text: soup, repaired: [5, 11], corrected: [], left: 0 })
})

test.each<[string, string | Uint8Array]>([
  ['a mistake', soup.replace('minutes: 20', 'minutes: often')],
  ['a number whose point may separate thousands', soup.replace('grams: 250', 'grams: 1.250')],
  ['an unknown field', soup.replace('minutes: 20', 'minutes: 20\nextra: 1')],
  ['a day whose year may be its first or last number', soup.replace('2026-01-31', '25-10-06')],
  ['a day that does not exist', soup.replace('2026-01-31', '2/31/2026')],
  ['two values for one field', soup.replace('minutes: 20', 'minutes: 20\nminutes: 30')],
  ['bytes that are not UTF-8', new Uint8Array([...new TextEncoder().encode(soup), 0xff])],
])('the fix leaves a file alone that has %s', (_, text) => {
  expect(fix(text, path, true)).toEqual({ text, repaired: [], corrected: [], left: 1 })
})

test('quotes inside a text, breaks of lines, and code stay', () => {
  const body = 'First line  \nsecond “line”.\n\n```\ncode  \n```\n'
  expect(fix(soup.replace('It warms you.', body))).toMatchObject({ text: expect.stringContaining(body) })
})

test('another layout is a warning at the first line that differs in more than its quotes', () => {
  const text = soup.replace('title: Pea soup\ncook: ada', 'title: "Pea soup"\ncook:  ada')
  const { warnings } = check.checkTree(treeOf({ [path]: text }), undefined, [checkLayout('kitchen fix')])
  expect(warnings.map(({ line, id, params }) => [line, id, params['command']])).toEqual([
    [3, 'entry/layout', 'kitchen fix'],
  ])
  for (const quiet of [soup.replace('cook: ada', '# Ask her\ncook: ada'), text.replace('cook: ', 'coock: ')])
    expect(check.checkTree(treeOf({ [path]: quiet }), undefined, [checkLayout('kitchen fix')]).warnings).toEqual([])
})
