import { expect, test } from 'vitest'
import { checkTree, placeFiles, readEntry } from '@/lib/content/check'
import { toTree, validFiles } from './fixture'

const files = validFiles()
/** One of each kind of file, with lists, groups, and groups in lists. */
const chosen = ['faq/how-soon.md', 'jobs/engineer.yaml', 'services/consulting.yaml', 'testimonials/launch.yaml']
const placed = placeFiles(toTree(files)).placed.filter(({ path }) => chosen.includes(path))

/** Changes of one line that mostly make it unreadable. */
const breakers: readonly [name: string, change: (line: string) => string][] = [
  ['a space too many', (line) => ` ${line}`],
  ['no indentation', (line) => line.trimStart()],
  ['no colon', (line) => line.replace(': ', ' ')],
  ['an open apostrophe', (line) => line.replace(/(: |- )(?=\w)/, "$1'")],
  ['a colon within the text', (line) => line.replace(/(: |- )(\w+) /, '$1$2: ')],
  ['a tab', (line) => line.replace(/^ */, '\t')],
  ['no dash', (line) => line.replace('- ', '')],
  ['an open bracket', (line) => line.replace(/(: |- )(?=\w)/, '$1[')],
  ['two lines', (line) => line.replace(/(\S+: \S+) (?=\S)/, '$1\n')],
]

test.each(breakers)(
  '%s in one line of valid fields is reported alone, without mistakes of other lines',
  (_, change) => {
    let unreadable = 0
    const consequences = placed.flatMap((file) => {
      const text = files[file.path] ?? ''
      const end = text.startsWith('---') ? text.indexOf('\n---', 3) : text.length
      const lines = text.slice(0, end).split('\n')
      return lines.flatMap((line, index) => {
        const changed = lines.with(index, change(line)).join('\n')
        if (line === '---' || lines[index] === change(line)) return []
        const { entry, problems } = readEntry(file, 'content', Buffer.from(changed + text.slice(end)))
        if (entry.fields.data !== undefined) return []
        unreadable += 1
        return problems.filter(({ severity, path }) => !severity && path !== '' && path !== 'body')
      })
    })
    expect(unreadable).toBeGreaterThan(10)
    expect(consequences).toEqual([])
  },
)

/** The lines of a file in which mistakes are found after replacements, each of which must occur. */
const linesAfter = (path: string, edits: readonly (readonly [string, string])[]): number[] => {
  let text = files[path] ?? ''
  for (const [old, replacement] of edits) {
    expect(text).toContain(old)
    text = text.replace(old, () => replacement)
  }
  const { problems } = checkTree(toTree({ ...files, [path]: text }))
  expect(problems.map(({ file }) => file)).toEqual(problems.map(() => `content/${path}`))
  return problems.map(({ line }) => line)
}

test('mistakes beside an unreadable line are reported with it: of values, links, and references', () => {
  const edits = [
    ['name: Order desk', 'name:Order desk'],
    ['price: 240', 'price: many'],
    ['service: consulting', 'service: consultin'],
    ['icon: cart', 'icon: kart'],
  ] as const
  expect(linesAfter('plan-tools/order-desk.yaml', edits)).toEqual([2, 3, 5, 6])
  const site = [
    ['legalName: Northwind', 'legalName:Northwind'],
    ['href: /about', 'href: /abuot'],
  ] as const
  expect(linesAfter('site.yaml', site)).toEqual([2, 33])
})

test('mistakes beside a tag that cannot be read are reported with it: of tags, headings, bold text, and links', () => {
  const edits = [
    ['published: 2026-01-05', 'published: 5 January'],
    ['The first', '<b>The</b> first'],
    ['(/services#consulting)', '(/servics)'],
    ['## Fix', '#### Fix'],
    ['</Callout>', '</Calout>'],
    ['would do', 'would ** do'],
  ] as const
  expect(linesAfter('articles/smart-shelves-retail-ai.mdx', edits)).toEqual([5, 10, 10, 12, 16, 18])
})

test.each([
  ['a tag that is not closed', (text: string) => text.replace('</Callout>\n', '')],
  ['a tag that is closed by another', (text: string) => text.replace('</Callout>', '</Figure>')],
  ['a quote that is missing', (text: string) => text.replace('test">', 'test>')],
  ['a sign of a tag', (text: string) => text.replace('would', '<5')],
  ['an open brace', (text: string) => text.replace('would', '{ would')],
])('%s is reported alone', (_, change) => {
  const path = 'articles/smart-shelves-retail-ai.mdx'
  const before = `${files[path]}\n[Above](#fix-the-counting-first), 1 < 2\n\n| a | b |\n| - | - |\n| **1** | 2 |\n`
  expect(change(before)).not.toBe(before)
  expect(checkTree(toTree({ ...files, [path]: change(before) })).problems).toHaveLength(1)
})
