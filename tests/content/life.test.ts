import { execFileSync } from 'node:child_process'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkTree } from '@/lib/content/check'
import type { ContentTree } from '@/lib/content/check/tree'
import { contentTree } from '@/tools/check/content-tree'
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
      'warning  jobs/analyst.yaml:1  validThrough  the job leaves the site after 2026-03-24; write a later day if it is still open',
    ],
  ],
  ['2026-03-25', []],
  [
    '2026-03-09',
    [
      'warning  jobs/analyst.yaml:1  validThrough  the job left the site after 2026-03-09; delete the file, or write a later day',
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
    'body  "/careers#analyst" has left the site, its last day was 2026-03-09; link to another page',
  )
})

test.each(['/careers#analyst', '/careers/analyst'])('a link to a draft of a job at %s is an error', (address) => {
  const [line] = check({ ...withFields('jobs/analyst.yaml', { draft: 'true' }), ...linkTo(address) })
  expect(line).toContain(`"${address}" is the address of a draft; publish that job or link to another page`)
})

test('no article has to be public', () => {
  const drafts = { ...withFields(shelves, { draft: 'true' }), ...withFields(financial, { published: '2030-12-31' }) }
  expect(check(drafts)).toEqual([])
})

test('a renamed article needs its earlier name, and the message says which line to add where', () => {
  const text = valid[shelves] ?? ''
  const renamed: Record<string, string> = { ...valid, 'articles/shelves.mdx': text }
  delete renamed[shelves]
  const removed = [{ slug: 'smart-shelves-retail-ai', text }]
  const lines = (files: Record<string, string>) => {
    const { problems } = checkTree({ ...toTree(files), day, removed }, read)
    return problems.map(({ file, message }) => `${file}  ${message}`)
  }
  const start =
    'content/articles/shelves.mdx  this article was at /blog/smart-shelves-retail-ai, which would lead nowhere now; add'
  expect(lines(renamed)).toEqual([`${start} the line "oldSlugs: [smart-shelves-retail-ai]"`])
  const other = text.replace('tags:', 'oldSlugs: [first-name]\ntags:')
  expect(lines({ ...renamed, 'articles/shelves.mdx': other })).toEqual([
    `${start} the line "  - smart-shelves-retail-ai" below oldSlugs`,
  ])
  const mended = text.replace('tags:', 'oldSlugs: [smart-shelves-retail-ai]\ntags:')
  expect(lines({ ...renamed, 'articles/shelves.mdx': mended })).toEqual([])
})

test('a deleted article needs a successor, or leads to the list', () => {
  const removed = [{ slug: 'gone', text: '---\ntitle: Gone\n---\n\nWords that no other article has.\n' }]
  expect(check({}, { removed })).toEqual([
    'error  articles/gone.mdx:1  oldSlugs  the article was removed, so /blog/gone would lead nowhere; add the line "oldSlugs: [gone]" to the article that replaces it, such as content/articles/financial-strategy-ai.mdx, or add the line "removedArticles: [gone]" to content/pages/blog.yaml, which leads its readers to /blog',
  ])
  const blog = { 'pages/blog.yaml': `${valid['pages/blog.yaml']}removedArticles: [gone]\n` }
  expect(check(blog, { removed })).toEqual([])
})

test('the history tells which articles were public', () => {
  const folder = writeContent()
  onTestFinished(() => rmSync(dirname(folder), { recursive: true }))
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'init.defaultBranch=main', ...args],
      { cwd: folder },
    )
  const commit = (message: string) => {
    git('add', '-A')
    git('commit', '-qm', message)
  }
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
  git('init', '-q')
  expect(removed()).toEqual([])
  write('a-draft', article('A draft', 'draft: true\npublished: 2020-01-01'))
  write('not-yet', article('Not yet', 'published: 2999-01-01'))
  write('removed', article('Removed', 'published: 2020-01-01'))
  write('renamed', article('Renamed', 'published: 2020-01-01'))
  commit('Add articles')
  renameSync(join(folder, 'articles/renamed.mdx'), join(folder, 'articles/new-name.mdx'))
  for (const slug of ['a-draft', 'not-yet', 'removed']) rmSync(join(folder, `articles/${slug}.mdx`))
  expect(removed()).toEqual(['removed', 'renamed'])
  commit('Remove and rename articles')
  expect(removed()).toEqual(['removed', 'renamed'])
  expect(contentTree(folder).removed?.find(({ slug }) => slug === 'removed')?.text).toContain('Text of Removed.')
  git('checkout', '-qb', 'edit')
  write('typo-in-nmae', article('New', 'published: 2020-01-01'))
  commit('Add an article under a wrong name')
  git('update-ref', 'refs/remotes/origin/main', 'main')
  renameSync(join(folder, 'articles/typo-in-nmae.mdx'), join(folder, 'articles/typo-in-name.mdx'))
  commit('Correct its name before it is public')
  expect(removed()).toEqual(['removed', 'renamed'])
})
