import { formatEntry, formatFields, orderFields } from '@site/content-check'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Document, parse, parseDocument, visit } from 'yaml'
import { checkEntryLayout, checkTree, fixEntry, placeFiles } from '@/lib/content/check'
import { collections } from '@/lib/content/collections'
import { toTree, validFiles } from './fixture'

const files = validFiles()
const { placed } = placeFiles(toTree(files))

const split = (text: string): [yaml: string, body?: string] => {
  const [whole, yaml] = /^---\n(.*?)---\n/s.exec(text) ?? []
  return whole === undefined || yaml === undefined ? [text] : [yaml, text.slice(whole.length)]
}

const documents = placed.map((file) => {
  const [yaml, body] = split(files[file.path] ?? '')
  const { schema } = collections[file.collection]
  const fields: unknown = parse(yaml)
  return { file, schema, fields, body, canonical: formatEntry(schema, fields, body) }
})

/** The text that a fix writes, with what it says it corrected; throws when it leaves the file alone. */
const fixed = (file: (typeof placed)[number], text: string) => {
  const fix = fixEntry(file, new TextEncoder().encode(text))
  if ('reason' in fix) throw new Error(`${file.path} was left: ${fix.reason}`)
  return fix
}

/** The same fields with keys in an arbitrary order, in flow or block style, and in other quotes. */
const restyle = (fields: unknown, seed: number, flow: boolean, quotes: 'QUOTE_DOUBLE' | 'PLAIN'): string => {
  const document = new Document(fields, { aliasDuplicateObjects: false })
  visit(document, {
    Map(_, map) {
      map.items.sort((a, b) => ((String(a.key).length * seed) % 7) - ((String(b.key).length * seed) % 7))
    },
    Collection(_, collection, path) {
      if (flow && path.length > 1) collection.flow = true
    },
  })
  return document.toString({ defaultStringType: quotes, defaultKeyType: 'PLAIN', lineWidth: 0 })
}

describe('a fix', () => {
  test('brings a document in any style into one form, says so, and changes nothing the second time', () => {
    const styles = fc.record({
      document: fc.constantFrom(...documents),
      seed: fc.nat(20),
      flow: fc.boolean(),
      quotes: fc.constantFrom('QUOTE_DOUBLE' as const, 'PLAIN' as const),
      lineEnd: fc.constantFrom('\n', '\r\n', ' \n'),
      mark: fc.constantFrom('', '\uFEFF'),
    })
    fc.assert(
      fc.property(styles, ({ document: { file, fields, body, canonical }, seed, flow, quotes, lineEnd, mark }) => {
        const yaml = restyle(fields, seed, flow, quotes)
        const text = body === undefined ? yaml : `---\n${yaml}---\n\n${body.trim()}\n`
        const { text: result, corrected } = fixed(file, mark + text.replaceAll('\n', lineEnd))
        expect(result).toBe(canonical)
        expect(corrected.length > 0).toBe(mark + text.replaceAll('\n', lineEnd) !== canonical)
        expect(fixed(file, result)).toEqual({ text: result, corrected: [] })
      }),
      { numRuns: 60 },
    )
  })

  test('changes no value and no word of a body', () => {
    for (const { file, schema, fields, body } of documents) {
      const [yaml, after] = split(fixed(file, files[file.path] ?? '').text)
      expect(orderFields(schema, parse(yaml))).toEqual(orderFields(schema, fields))
      expect(after?.trim()).toBe(body?.trim())
    }
  })
})

const faq = placed.find(({ path }) => path === 'faq/how-soon.md')
const job = placed.find(({ path }) => path === 'jobs/engineer.yaml')
if (!faq || !job) throw new Error('the fixture lacks a document')
const question = files[faq.path] ?? ''
const position = files[job.path] ?? ''

test.each([
  ['a day without zeros', position.replace(/posted: (\d+)-0?(\d+)-0?(\d+)/, 'posted: $1-$2-$3')],
  ['an American date', position.replace(/posted: (\d+)-0?(\d+)-0?(\d+)/, 'posted: $2/$3/$1')],
  ['curly quotes around a value', position.replace(/^location: (.*)$/m, 'location: “$1”')],
  ['single curly quotes around a value', position.replace(/^location: (.*)$/m, 'location: ‘$1’')],
  ['a number with zeros before it', position.replace(/^order: /m, 'order: 00')],
  ['marks of the direction of text', position.replace(/^location: (.*)$/m, 'location: \u202A$1\u202C')],
])('corrects %s', (_, broken) => {
  expect(broken).not.toBe(position)
  expect(fixed(job, broken).text).toBe(fixed(job, position).text)
})

test.each([
  ['an unknown field', `${position}extra: 1\n`],
  ['a day whose year may be its first or last number', position.replace(/posted: .*/, 'posted: 25-10-06')],
  ['a day that does not exist', position.replace(/posted: .*/, 'posted: 2/31/2026')],
  ['YAML that cannot be read', position.replace(/^location: .*$/m, "location: 'Remote")],
  ['two values for one field', `${position}location: Elsewhere\n`],
])('leaves a file alone that has %s', (_, broken) => {
  expect(fixEntry(job, new TextEncoder().encode(broken))).toEqual({ reason: 'correct 1 mistake first' })
})

test('leaves a number alone whose point may separate thousands', () => {
  const tool = placed.find(({ path }) => path === 'plan-tools/order-desk.yaml')
  if (!tool) throw new Error('the fixture lacks a document')
  const text = files[tool.path]?.replace(/^price: .*$/m, 'price: 1.320')
  expect(fixEntry(tool, new TextEncoder().encode(text))).toEqual({ reason: 'correct 1 mistake first' })
})

test('leaves a file alone that is not UTF-8', () => {
  expect(fixEntry(job, new Uint8Array([0x69, 0xff]))).toEqual({ reason: 'it is not UTF-8 text' })
})

test('keeps comments, typographic quotes inside a text, breaks of lines, and code', () => {
  const commented = position.replace('location:', '# Ask Dana\nlocation:')
  expect(fixed(job, commented).text).toContain('# Ask Dana\nlocation:')
  const body = 'First line  \nsecond “line”.\n\n```\ncode  \n```\n'
  const text = `${question.slice(0, question.indexOf('---', 4))}---\n\n${body}`
  expect(fixed(faq, text).text).toContain(body)
})

test('quotes only texts that would be read as something else, and leaves out what says nothing', () => {
  const { schema } = collections.articles
  const fields = { draft: false, tags: ['7:40', '1000', 'true', 'one'], sample: true, oldSlugs: [] }
  expect(formatFields(schema, fields)).toBe("tags:\n  - 7:40\n  - '1000'\n  - 'true'\n  - one\nsample: true\n")
  expect(parseDocument(formatFields(schema, fields)).toJS()).toEqual({ tags: fields.tags, sample: true })
})

test('the check warns at the first line in another form, and says nothing of files with errors', () => {
  const warned = (path: string, text: string) =>
    checkTree(toTree({ [path]: text }), undefined, [checkEntryLayout])
      .warnings.filter(({ message }) => message.includes('content:fix'))
      .map(({ file, line }) => `${file}:${line}`)
  const { text } = fixed(job, position)
  expect(warned(job.path, text)).toEqual([])
  expect(warned(job.path, text.replace('location: Remote', 'location: "Remote"'))).toEqual([`content/${job.path}:3`])
  expect(warned(job.path, text.replace('location: Remote', '# Ask Dana\nlocation: Remote'))).toEqual([])
  expect(warned(job.path, text.replace('location: Remote', 'loction: "Remote"'))).toEqual([])
})
