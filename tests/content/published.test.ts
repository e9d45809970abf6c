import { readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentTree } from '@/tools/check/content-tree'
import { commitAll, git } from '../support/git'
import { temporaryFolder, writeFiles } from '../support/temporary-folder'
import { writeContent } from './temporary-content'

test('the history tells what is published, but not in a shallow clone', () => {
  const folder = writeContent()
  expect(contentTree(folder).published).toBeUndefined()
  git(folder, 'init', '-q')
  commitAll(folder, 'Publish')
  expect(contentTree(folder).published).toEqual(new Map())
  git(folder, 'checkout', '-qb', 'edit')
  const [tool, job] = ['plan-tools/one.yaml', 'jobs/one.yaml'] as const
  const before = [job, tool].map((path) => [path, readFileSync(join(folder, path), 'utf8').trim()] as const)
  writeFiles(folder, { [tool]: 'price: 1\n', 'team/new.yaml': 'name: New\n' })
  commitAll(folder, 'Edit')
  git(folder, 'update-ref', 'refs/remotes/origin/main', 'main')
  rmSync(join(folder, job))
  writeFiles(folder, { 'team/newer.yaml': 'name: Newer\n' })
  const { published, newness } = contentTree(folder)
  expect(published).toEqual(new Map([['team/newer.yaml', undefined], ...before, ['team/new.yaml', undefined]]))
  expect(newness?.get(tool)).toBeLessThan(newness?.get('team/new.yaml') ?? 0)
  const clone = temporaryFolder()
  git(clone, 'clone', '-q', '--depth', '1', `file://${folder}`, 'copy')
  expect(contentTree(join(clone, 'copy')).published).toBeUndefined()
})

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
