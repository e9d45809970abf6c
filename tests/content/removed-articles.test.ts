import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkTree } from '@/lib/content/check'
import { contentTree } from '@/tools/check/content-tree'
import { commitAll, git } from '../support/git'
import { writeFiles } from '../support/temporary-folder'
import { cachedEntries } from './cached-entries'
import { toTree, validFiles } from './fixture'
import { writeContent } from './temporary-content'

const day = '2026-03-10'
const read = cachedEntries()
const valid = validFiles()
const financial = 'articles/financial-strategy-ai.mdx'
const { 'articles/smart-shelves-retail-ai.mdx': shelves = '', ...others } = valid

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

/** The errors of a folder from which an article is gone, without their places. */
const afterRemoval = (files: Record<string, string>, slug: string, text: string): string[] => {
  const { errors } = checkTree({ ...toTree(files), day, removed: [{ path: `articles/${slug}.mdx`, text }] }, read)
  return errors.map(({ file, message }) => `${file}  ${message}`)
}

/** Lists of slugs as they may be written. */
const lists: [string, (field: string) => string][] = [
  ['no list', () => ''],
  ['a list in brackets', (field) => `${field}: [first-name]\n`],
  ['a list of lines', (field) => `${field}:\n  - first-name\n`],
]

test.each(lists)(
  'a renamed article needs its earlier name; beside %s, what the message says corrects it',
  (_, list) => {
    const renamed = shelves.replace('tags:', `${list('oldSlugs')}tags:`)
    const [message = '', ...more] = afterRemoval(
      { ...others, 'articles/shelves.mdx': renamed },
      'smart-shelves-retail-ai',
      shelves,
    )
    expect(more).toEqual([])
    expect(message).toMatch(
      /^content\/articles\/shelves\.mdx {2}this article was at \/blog\/smart-shelves-retail-ai, which would lead nowhere now; /,
    )
    const corrected = { ...others, 'articles/shelves.mdx': follow(message, renamed) }
    expect(afterRemoval(corrected, 'smart-shelves-retail-ai', shelves)).toEqual([])
  },
)

test.each(lists)(
  'a deleted article needs a successor or leads to the list; beside %s, either corrects it',
  (_, list) => {
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
      const corrected = { ...files, [path]: follow(advice, files[path] ?? '') }
      expect(afterRemoval(corrected, 'gone', gone)).toEqual([])
    }
  },
)

test('the history tells which articles were public', () => {
  const folder = writeContent()
  const write = (slug: string, text: string) => writeFiles(folder, { [`articles/${slug}.mdx`]: text })
  const article = (title: string, fields: string) => `---\ntitle: ${title}\n${fields}\n---\n\nText of ${title}.\n`
  const removed = () =>
    contentTree(folder)
      .removed?.map(({ path }) => path.slice('articles/'.length, -'.mdx'.length))
      .sort()

  expect(removed()).toEqual([])
  git(folder, 'init', '-q')
  expect(removed()).toEqual([])
  write('a-draft', article('A draft', 'draft: true\npublished: 2020-01-01'))
  write('not-yet', article('Not yet', 'published: 2999-01-01'))
  write('sample', article('Sample', 'published: 2020-01-01\nsample: true'))
  write('removed', article('Removed', 'published: 2020-01-01'))
  write('renamed', article('Renamed', 'published: 2020-01-01'))
  commitAll(folder, 'Add articles')
  renameSync(join(folder, 'articles/renamed.mdx'), join(folder, 'articles/new-name.mdx'))
  for (const slug of ['a-draft', 'not-yet', 'sample', 'removed']) rmSync(join(folder, `articles/${slug}.mdx`))
  expect(removed()).toEqual(['removed', 'renamed'])
  commitAll(folder, 'Remove and rename articles')
  expect(removed()).toEqual(['removed', 'renamed'])
  expect(contentTree(folder).removed?.find(({ path }) => path === 'articles/removed.mdx')?.text).toContain(
    'Text of Removed.',
  )
  git(folder, 'checkout', '-qb', 'edit')
  write('typo-in-nmae', article('New', 'published: 2020-01-01'))
  commitAll(folder, 'Add an article under a wrong name')
  git(folder, 'update-ref', 'refs/remotes/origin/main', 'main')
  renameSync(join(folder, 'articles/typo-in-nmae.mdx'), join(folder, 'articles/typo-in-name.mdx'))
  commitAll(folder, 'Correct its name before it is public')
  expect(removed()).toEqual(['removed', 'renamed'])
})
