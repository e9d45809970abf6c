import { expect, test } from 'vitest'
import { checkTree } from '@/lib/content/check'
import { cachedEntries } from './cached-entries'
import { toTree, validFiles, withFields } from './fixture'

const valid = validFiles()
const read = cachedEntries()
const financial = 'articles/financial-strategy-ai.mdx'
const shelves = 'articles/smart-shelves-retail-ai.mdx'
const analyst = 'jobs/analyst.yaml'

const changed = (path: string, fields: Record<string, string>) => ({ [path]: withFields(valid[path] ?? '', fields) })
const linkTo = (address: string, fields: Record<string, string> = {}) => ({
  [financial]: `${changed(financial, fields)[financial]}\nRead [this](${address}).\n`,
})

/** What the check says on a day of some changes of the valid files. */
const check = (changes: Record<string, string>): string[] => {
  const { errors, warnings } = checkTree({ ...toTree({ ...valid, ...changes }), day: '2026-03-10' }, read)
  return [...errors, ...warnings].map(({ file, line, path, severity = 'error', message }) =>
    [severity, `${file.replace('content/', '')}:${line}`, path, message].join('  '),
  )
}

test('a link to an article that is not public yet is an error, unless it is in a draft or appears no earlier', () => {
  const text = (valid[financial] ?? '').replace('What a ledger says.', 'What a third one says.')
  const later = {
    ...changed(shelves, { published: '2026-05-01', updated: '2026-05-01' }),
    'articles/third.mdx': text.replace('Financial article', 'A third article'),
  }
  const linking = (fields?: Record<string, string>) =>
    check({ ...later, ...linkTo('/blog/smart-shelves-retail-ai', fields) })
  const found = expect.stringMatching(
    /^error {2}articles\/financial-strategy-ai\.mdx:\d+ {2}body {2}"\/blog\/smart-shelves-retail-ai" is not public before 2026-05-01; link to another page until then, or publish it earlier$/,
  )
  expect(linking()).toEqual([found])
  expect(linking({ published: '2026-04-30' })).toEqual([found])
  expect(linking({ published: '2026-05-01' })).toEqual([])
  expect(linking({ draft: 'true' })).toEqual([])
})

test.each([
  [analyst, 'job', '/careers#analyst'],
  [shelves, 'article', '/blog/smart-shelves-retail-ai?a#fix-the-counting-first'],
])(
  'a link to the draft %s is an error where the %s is linked at %s, but not in another draft',
  (path, kind, address) => {
    const draft = changed(path, { draft: 'true' })
    expect(check({ ...draft, ...linkTo(address) })).toEqual([
      expect.stringContaining(`"${address}" is the address of a draft; publish that ${kind} or link to another page`),
    ])
    expect(check({ ...draft, ...linkTo(address, { draft: 'true' }) })).toEqual([])
  },
)

test.each([
  [
    '2026-03-24',
    'warning  1  the job leaves the list of open positions after 2026-03-24; write a later day if it is still open',
  ],
  [
    '2026-03-09',
    'warning  1  the job has been closed since 2026-03-09: it is on no list, and its page says so; delete the file to remove the page too, or write a later day',
  ],
  ['2025-12-31', 'error  1  "2025-12-31" is before 2026-01-31, where this range starts; write that day or a later one'],
])('a job that is valid through %s', (validThrough, ...expected) => {
  expect(check(changed(analyst, { validThrough }))).toEqual(
    expected.map((line) => line.replace('  1  ', `  ${analyst}:1  validThrough  `)),
  )
})

test('a link to a closed job is a warning', () => {
  expect(check({ ...changed(analyst, { validThrough: '2026-03-09' }), ...linkTo('/careers#analyst') }).at(0)).toContain(
    'body  "/careers#analyst" is a job that has been closed since 2026-03-09; link to another page',
  )
})

test('a first day more than a year away is a warning', () => {
  expect(check(changed(shelves, { published: '2027-03-01' }))).toEqual([])
  expect(check(changed(shelves, { published: '2062-11-20' }))).toEqual([
    expect.stringContaining(
      'appears on 2062-11-20, more than a year from now; write an earlier day if this is not meant',
    ),
  ])
})
