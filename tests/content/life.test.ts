import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { formatDocument } from '@/lib/content/canonical/format'
import { checkTree } from '@/lib/content/check'
import { checkForm } from '@/lib/content/check/site/form'
import type { ContentTree } from '@/lib/content/check/tree'
import { collections } from '@/lib/content/collections'
import { contentTree } from '@/tools/check/content-tree'
import { commitAll, git } from '../support/git'
import { cachedEntries } from './cached-entries'
import { toTree, validFiles } from './fixture'
import { writeContent } from './temporary-content'

const day = '2026-03-10'
const valid = validFiles()
const read = cachedEntries()
const financial = 'articles/financial-strategy-ai.mdx'
const shelves = 'articles/smart-shelves-retail-ai.mdx'

/** Sets fields of a document of the fixture, by their lines. */
const withFields = (path: string, fields: Record<string, string>): Record<string, string> => {
  const lines = (valid[path] ?? '')
    .split('\n')
    .filter((line) => !(line.split(':')[0] ?? '') || !(String(line.split(':')[0]) in fields))
  const at = lines[0] === '---' ? 1 : 0
  lines.splice(at, 0, ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`))
  return { [path]: lines.join('\n') }
}

const check = (changes: Record<string, string>, more: Partial<ContentTree> = {}) => {
  const { problems, warnings } = checkTree({ ...toTree({ ...valid, ...changes }), day, ...more }, read)
  return [...problems, ...warnings].map(({ file, line, path, severity = 'error', message }) =>
    [severity, `${file.replace('content/', '')}:${line}`, path, message].join('  '),
  )
}

const linkTo = (address: string, fields: Record<string, string> = {}) => ({
  [financial]: `${withFields(financial, fields)[financial]}\nRead [this](${address}).\n`,
})

test('a link to an article that is not public yet is an error at the link', () => {
  const later = withFields(shelves, { published: '2026-05-01', updated: '2026-05-01' })
  const [line] = check({ ...later, ...linkTo('/blog/smart-shelves-retail-ai') })
  expect(line).toMatch(/^error {2}articles\/financial-strategy-ai\.mdx:\d+ {2}body {2}/)
  expect(line).toContain(
    '"/blog/smart-shelves-retail-ai" is not public before 2026-05-01; link to another page until then',
  )
})

test('an article that appears no earlier than its target may link to it', () => {
  const later = withFields(shelves, { published: '2026-05-01', updated: '2026-05-01' })
  const text = (valid[financial] ?? '').replace('What a ledger says.', 'What a third one says.')
  const third = { 'articles/third.mdx': text.replace('Financial article', 'A third article') }
  expect(
    check({ ...third, ...later, ...linkTo('/blog/smart-shelves-retail-ai', { published: '2026-05-01' }) }),
  ).toEqual([])
  expect(
    check({ ...third, ...later, ...linkTo('/blog/smart-shelves-retail-ai', { published: '2026-04-30' }) }),
  ).toHaveLength(1)
  expect(check({ ...third, ...later, ...linkTo('/blog/smart-shelves-retail-ai', { draft: 'true' }) })).toEqual([])
})

test.each([
  [
    '2026-03-24',
    [
      'warning  jobs/analyst.yaml:1  validThrough  the job leaves the list of open positions after 2026-03-24; write a later day if it is still open',
    ],
  ],
  ['2026-03-25', []],
  [
    '2026-03-09',
    [
      'warning  jobs/analyst.yaml:1  validThrough  the job has been closed since 2026-03-09: it is on no list, and its page says so; delete the file to remove the page too, or write a later day',
    ],
  ],
  [
    '2025-12-31',
    [
      'error  jobs/analyst.yaml:1  validThrough  is before 2026-01-31, the day the job was posted; write that day or a later one',
    ],
  ],
])('a job that is valid through %s', (validThrough, expected) => {
  expect(check(withFields('jobs/analyst.yaml', { validThrough }))).toEqual(expected)
})

test('a link to a closed job is a warning', () => {
  const closed = withFields('jobs/analyst.yaml', { validThrough: '2026-03-09' })
  expect(check({ ...closed, ...linkTo('/careers#analyst') }).at(0)).toContain(
    'body  "/careers#analyst" is a job that has been closed since 2026-03-09; link to another page',
  )
})

test.each([
  ['jobs/analyst.yaml', 'job', '/careers#analyst'],
  ['jobs/analyst.yaml', 'job', '/careers/analyst'],
  [shelves, 'article', '/blog/smart-shelves-retail-ai'],
  [shelves, 'article', '/blog/smart-shelves-retail-ai?from=here#fix-the-counting-first'],
])(
  'a link to the draft %s is an error where the %s is linked at %s, but not in another draft',
  (path, kind, address) => {
    const draft = withFields(path, { draft: 'true' })
    const [line, ...more] = check({ ...draft, ...linkTo(address) })
    expect(more).toEqual([])
    expect(line).toContain(`"${address}" is the address of a draft; publish that ${kind} or link to another page`)
    expect(check({ ...draft, ...linkTo(address, { draft: 'true' }) })).toEqual([])
  },
)

test('a first day more than a year away is a warning', () => {
  const at = (published: string) => check(withFields(shelves, { published }))
  expect(at('2027-03-01')).toEqual([])
  const [line = '', ...more] = at('2062-11-20')
  expect(more).toEqual([])
  expect(line).toContain('appears on 2062-11-20, more than a year from now; write an earlier day if this is not meant')
})

test('no article has to be public', () => {
  const drafts = { ...withFields(shelves, { draft: 'true' }), ...withFields(financial, { published: '2026-12-31' }) }
  expect(check(drafts)).toEqual([])
})

/** Does to a text what a message proposes: adds the line, or writes another one in its place. */
function follow(message: string, text: string): string {
  const [, written = ''] = /write "(\w+: \[[^\]]+\])"/.exec(message) ?? []
  if (written) return text.replace(new RegExp(`^${written.split(':')[0]}: \\[.*$`, 'm'), written)
  const [, first, second] = /add the lines "([^"]+)" and "([^"]+)"/.exec(message) ?? []
  const [, single = '', list] = /add the line "([^"]+)"(?: below (\w+))?/.exec(message) ?? []
  const line = first ? `${first}\n${second}` : single
  if (list) return text.replace(new RegExp(`^${list}:.*$`, 'm'), (field) => `${field}\n${line}`)
  const [, next] = / above the line "(\w+:)"/.exec(message) ?? []
  if (next) return text.replace(new RegExp(`^${next}`, 'm'), (field) => `${line}\n${field}`)
  return text.startsWith('---\n') ? text.replace('---\n', `---\n${line}\n`) : `${text}${line}\n`
}

/** The problems of a folder from which an article is gone, without their places. */
const afterRemoval = (files: Record<string, string>, slug: string, text: string): string[] => {
  const { problems } = checkTree({ ...toTree(files), day, removed: [{ slug, text }] }, read)
  return problems.map(({ file, message }) => `${file}  ${message}`)
}

/** Lists of slugs as they may be written. */
const lists: [string, (field: string) => string][] = [
  ['no list', () => ''],
  ['an empty list', (field) => `${field}: []\n`],
  ['a list in brackets', (field) => `${field}: [first-name]\n`],
  ['a list of lines', (field) => `${field}:\n  - first-name\n`],
  ['a list of lines that are not indented', (field) => `${field}:\n- first-name\n`],
]

test.each(lists)('a renamed article needs its earlier name; beside %s, what the message says mends it', (_, list) => {
  const text = valid[shelves] ?? ''
  const { [shelves]: gone = '', ...others } = valid
  const renamed = text.replace('tags:', `${list('oldSlugs')}tags:`)
  const [message = '', ...more] = afterRemoval(
    { ...others, 'articles/shelves.mdx': renamed },
    'smart-shelves-retail-ai',
    gone,
  )
  expect(more).toEqual([])
  expect(message).toMatch(
    /^content\/articles\/shelves\.mdx {2}this article was at \/blog\/smart-shelves-retail-ai, which would lead nowhere now; /,
  )
  const mended = { ...others, 'articles/shelves.mdx': follow(message, renamed) }
  expect(afterRemoval(mended, 'smart-shelves-retail-ai', gone)).toEqual([])
})

test('a line that is added where the message says does not change the order of the fields', () => {
  const { [shelves]: gone = '', ...others } = valid
  const path = 'articles/shelves.mdx'
  const canonical = formatDocument(
    collections.articles.schema,
    { ...parse(gone.split('---\n')[1] ?? ''), sample: true },
    '\nText.\n',
  )
  const removed = [{ slug: 'smart-shelves-retail-ai', text: canonical }]
  const run = (text: string) => checkTree({ ...toTree({ ...others, [path]: text }), day, removed }, read, [checkForm])
  const [problem] = run(canonical).problems
  const mended = run(follow(problem?.message ?? '', canonical))
  expect(problem?.message).toContain(' above the line "')
  expect([...mended.problems, ...mended.warnings].filter(({ file }) => file.endsWith(path))).toEqual([])
})

test.each(lists)('a deleted article needs a successor or leads to the list; beside %s, either mends it', (_, list) => {
  const gone = '---\ntitle: Gone\n---\n\nWords that no other article has.\n'
  const blog = 'pages/blog.yaml'
  const files: Record<string, string> = {
    ...valid,
    [financial]: (valid[financial] ?? '').replace('tags:', `${list('oldSlugs')}tags:`),
    [blog]: `${valid[blog]}${list('removedArticles').replace('first-name', 'second-name')}`,
  }
  const [message = '', ...more] = afterRemoval(files, 'gone', gone)
  expect(more).toEqual([])
  expect(message).toMatch(
    /^content\/articles\/gone\.mdx {2}the article was removed, so \/blog\/gone would lead nowhere; /,
  )
  for (const advice of message.split('; or ')) {
    const [, path = ''] = /content\/([\w/-]+\.(?:yaml|mdx)),/.exec(advice.split('; ').at(-1) ?? '') ?? []
    expect(Object.keys(files)).toContain(path)
    const mended = { ...files, [path]: follow(advice, files[path] ?? '') }
    expect(afterRemoval(mended, 'gone', gone)).toEqual([])
  }
})

test('when the last article is deleted, its address may lead to the list', () => {
  const files = Object.fromEntries(Object.entries(valid).filter(([path]) => !path.startsWith('articles/')))
  const about = (problems: string[]) => problems.filter((problem) => problem.includes('/blog/gone'))
  const [message = ''] = about(afterRemoval(files, 'gone', '---\ntitle: Gone\n---\n\nWords.\n'))
  expect(message).toContain('add the lines "removedArticles:" and "  - gone"')
  const blog = 'pages/blog.yaml'
  const mended = { ...files, [blog]: follow(message, files[blog] ?? '') }
  expect(about(afterRemoval(mended, 'gone', '---\ntitle: Gone\n---\n\nWords.\n'))).toEqual([])
})

test('the history tells which articles were public', () => {
  const folder = writeContent()
  const write = (slug: string, text: string) => {
    mkdirSync(join(folder, 'articles'), { recursive: true })
    writeFileSync(join(folder, `articles/${slug}.mdx`), text)
  }
  const article = (title: string, fields: string) => `---\ntitle: ${title}\n${fields}\n---\n\nText of ${title}.\n`
  const removed = () =>
    contentTree(folder)
      .removed?.map(({ slug }) => slug)
      .sort()

  expect(removed()).toEqual([])
  git(folder, 'init', '-q')
  expect(removed()).toEqual([])
  write('a-draft', article('A draft', 'draft: true\npublished: 2020-01-01'))
  write('not-yet', article('Not yet', 'published: 2999-01-01'))
  write('removed', article('Removed', 'published: 2020-01-01'))
  write('renamed', article('Renamed', 'published: 2020-01-01'))
  commitAll(folder, 'Add articles')
  renameSync(join(folder, 'articles/renamed.mdx'), join(folder, 'articles/new-name.mdx'))
  for (const slug of ['a-draft', 'not-yet', 'removed']) rmSync(join(folder, `articles/${slug}.mdx`))
  expect(removed()).toEqual(['removed', 'renamed'])
  commitAll(folder, 'Remove and rename articles')
  expect(removed()).toEqual(['removed', 'renamed'])
  expect(contentTree(folder).removed?.find(({ slug }) => slug === 'removed')?.text).toContain('Text of Removed.')
  git(folder, 'checkout', '-qb', 'edit')
  write('typo-in-nmae', article('New', 'published: 2020-01-01'))
  commitAll(folder, 'Add an article under a wrong name')
  git(folder, 'update-ref', 'refs/remotes/origin/main', 'main')
  renameSync(join(folder, 'articles/typo-in-nmae.mdx'), join(folder, 'articles/typo-in-name.mdx'))
  commitAll(folder, 'Correct its name before it is public')
  expect(removed()).toEqual(['removed', 'renamed'])
})
