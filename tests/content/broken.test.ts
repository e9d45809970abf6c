import type { CheckResult } from '@site/content-check'
import { describe, expect, test } from 'vitest'
import { checkTree } from '@/lib/content/check'
import { type Case, readCases } from './broken/read-cases'
import { cachedEntries } from './cached-entries'
import { toTree, validFiles } from './fixture'

const valid = validFiles()
const read = cachedEntries()
const groups = readCases()
const allCases = Object.values(groups).flat()
const article = 'articles/smart-shelves-retail-ai.mdx'
const [job = '', question = '', testimonial = '', text = ''] = [
  'jobs/engineer.yaml',
  'faq/how-soon.md',
  'testimonials/launch.yaml',
  article,
].map((path) => valid[path])

/** The problems as the check prints them, without `content/`. */
const linesOf = ({ problems, warnings }: CheckResult): string[] =>
  [...problems, ...warnings].map(({ file, line, column, path, message, severity }) => {
    const words = severity === 'warning' ? `warning: ${message}` : message
    return [`${file.replace(/^content\//, '')}:${line}:${column}`, path, words].filter(Boolean).join('  ')
  })

/** What the check prints of the valid files with some changes, where undefined deletes a file. */
function check(changes: Readonly<Record<string, string | Uint8Array | undefined>>): string[] {
  const files = Object.entries({ ...valid, ...changes }).flatMap(([path, content]) =>
    content === undefined ? [] : [[path, content] as const],
  )
  return linesOf(checkTree(toTree(Object.fromEntries(files), ['/images/there.webp']), read))
}

const changesOf = ({ file, path, isCopy, edit }: Case) => ({
  ...(!isCopy && { [file]: undefined }),
  [path]: edit(valid[file] ?? ''),
})
const questionWith = (link: string) => ({ 'faq/how-soon.md': question.replace('(/services)', `(${link})`) })

test('the fixture is valid', () => expect(check({})).toEqual([]))

test('a missing content folder is one problem', () => {
  expect(linesOf(checkTree({ ...toTree({}), exists: false }))).toEqual([
    'content:1:1  missing folder; it holds all copy of the site, restore it',
  ])
})

test('at least 120 kinds of broken content are covered', () => {
  expect(new Set(allCases.map(({ name }) => name)).size).toBe(allCases.length)
  expect(allCases.length).toBeGreaterThanOrEqual(120)
})

describe.each(Object.entries(groups))('broken content: %s', (_group, cases) => {
  test.each(cases.map((each) => [each.name, each] as const))('%s', (_, each) =>
    expect(check(changesOf(each))).toEqual(each.expected),
  )
})

test('one run reports every problem of every file, by file and line', () => {
  const files = ['plan-tools/order-desk.yaml', 'quotes/rotating.yaml', 'roi.yaml', 'site.yaml', 'use-cases/orders.yaml']
  const cases = files.flatMap((file) => groups['fields']?.find((each) => each.file === file) ?? [])
  const misnamed = job.replace('id:', 'ID:').replace('title:', 'Title:').replace('order:', 'Order:')
  const lines = check(Object.assign({ 'jobs/engineer.yaml': misnamed }, ...cases.map(changesOf)))
  const [first, second, third, ...others] = lines
  expect([first, second, third].map((line) => line?.split(':')[1])).toEqual(['1', '2', '32'])
  expect(others).toEqual(cases.flatMap(({ expected }) => expected))
})

test.each<[string, Record<string, string | undefined>]>([
  [
    'a new job',
    {
      'jobs/office-manager.yaml': job
        .replace('id: engineer', 'id: office-manager')
        .replace('title: Engineer', 'title: Office Manager')
        .replace('preview: One sentence', 'preview: Another sentence')
        .replace('order: 10', 'order: 30'),
    },
  ],
  ['a closed job', { 'jobs/engineer.yaml': undefined }],
  [
    'a testimonial with nothing but words',
    {
      'testimonials/bakery.yaml': testimonial
        .replace(/^figure:.*?(?=^order:)/ms, '')
        .replace('name: Ana', 'name: Zoë')
        .replace('quote: They did it.', "quote: 'They answer: always.'")
        .replace('order: 10', 'order: 20'),
    },
  ],
  ...[
    '👩\u{200D}💻 \u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    '"\\ud83d\\ude00 \\u00e9 \\"here\\""',
  ].map((location): [string, Record<string, string>] => [
    `what makes up visible signs, as in ${location}`,
    { 'jobs/engineer.yaml': job.replace('Remote', location) },
  ]),
])('%s is no mistake', (_, changes) => {
  expect(valid).not.toMatchObject(changes)
  expect(check(changes)).toEqual([])
})

describe('what only follows from another mistake is left out:', () => {
  // Headings are known when only the fields of an article are broken, so this is a mistake of its own.
  const deadPart =
    'faq/how-soon.md:8:38  body  the page "/blog/smart-shelves-retail-ai" has no part "#fix"; write "/blog/smart-shelves-retail-ai", or add #fix-the-counting-first'

  test.each([
    ['cannot be read', article, text.replace('</Callout>\n', ''), `${article}:14:1 `, []],
    ['has broken fields', article, text.replace('published: ', 'published:'), `${article}:5:1 `, [deadPart]],
    ['has a wrong name', article.replace('.mdx', '.md'), text, `${article.replace('.mdx', '.md')}:1:1 `, []],
  ])('links to an article that %s', (_, path, content, own, others) => {
    const found = check({ ...questionWith('/blog/smart-shelves-retail-ai#fix'), [article]: undefined, [path]: content })
    expect(found.filter((line) => !line.startsWith(own))).toEqual(others)
  })

  test('links to the anchor of a service whose fields cannot be read', () => {
    const service = valid['services/consulting.yaml']?.replace(/^anchor: .*$/m, 'anchor:training')
    const found = check({ ...questionWith('/services#training'), 'services/training.yaml': service })
    expect(found.filter((line) => !line.startsWith('services/training.yaml:'))).toEqual([])
  })

  test('a link to the page of a job whose file has a wrong name', () => {
    const moved = { 'jobs/engineer.yaml': undefined, 'jobs/engineer.yml': job }
    expect(check({ ...questionWith('/careers/engineer'), ...moved })).toHaveLength(1)
  })

  test('links when the address of the live site cannot be read, but not their own mistakes', () => {
    const site = valid['site.yaml']?.replace('www.northwind.example', 'www.north(wind.example')
    expect(check({ ...questionWith('http://example.com/page'), 'site.yaml': site })).toEqual([
      'faq/how-soon.md:8:38  body  "http://example.com/page" is not encrypted; write "https://example.com/page"',
      'site.yaml:5:1  origin  "https://www.north(wind.example" is not a full web address; write one such as https://example.com/page',
    ])
  })

  test.each([
    ['faq', '/faq#how-soon'],
    ['services', '/services#consulting'],
    ['legal', '/privacy#one'],
    ['use-cases', '/use-cases'],
  ])('without the folder %s, links to its parts and references to its documents', (folder, address) => {
    const gone = Object.keys(valid).flatMap((path) => (path.startsWith(`${folder}/`) ? [[path, undefined]] : []))
    const linking = text.replace('(/services#consulting)', `(${address})`)
    const found = check({ ...Object.fromEntries(gone), [article]: linking })
    expect(found).toEqual([expect.stringMatching(new RegExp(`^${folder}:1:1  missing folder; restore it`))])
  })
})

test('a missing page is reported although another folder has a file of its name', () => {
  const moved = { 'testimonials/launch.yaml': undefined, 'testimonials/services.yaml': testimonial }
  const found = check({ ...moved, 'pages/services.yaml': undefined })
  expect(found).toEqual([expect.stringContaining('pages/services.yaml:1:1  missing file; restore it')])
})

test.each(['jobs/developer.yaml', 'jobs/aa-developer.yaml', 'jobs/engineer-2.yaml'])(
  'the mistakes of a copied job are those of %s, not of its original',
  (copy) => {
    const found = check({ [copy]: job }).map((line) => line.replace(/:\d+:\d+ {2}(\w+).*/, ' $1'))
    expect(found).toEqual(['id', 'title', 'order'].map((path) => `${copy} ${path}`))
  },
)
