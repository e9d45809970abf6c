import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkTree } from '@/lib/content/check'
import { contentTree } from '@/tools/check/content-tree'
import { commitAll, git } from '../support/git'
import { temporaryFolder, writeFiles } from '../support/temporary-folder'
import { cachedEntries } from './cached-entries'
import { toTree, validFiles } from './fixture'
import { writeContent } from './temporary-content'

const read = cachedEntries()
const valid = validFiles()

type Edits = Readonly<Record<string, readonly [from: string, to: string]>>

/** The files after replacements of texts. */
const edited = (edits: Edits): Record<string, string> => {
  const texts = Object.entries(edits).map(([path, [from, to]]) => {
    const text = valid[path] ?? ''
    expect(text).toContain(from)
    return [path, text.replaceAll(from, to)]
  })
  return { ...valid, ...Object.fromEntries(texts) }
}

/** What the check says of edits of files, where the others are what is published. */
const warningsAfter = (edits: Edits, gone: readonly string[] = []): string[] => {
  const files = Object.fromEntries(Object.entries(edited(edits)).filter(([path]) => !gone.includes(path)))
  const published = new Map([...Object.keys(edits), ...gone].map((path) => [path, valid[path]]))
  const { problems, warnings } = checkTree({ ...toTree(files), published }, read)
  expect(problems).toEqual([])
  return warnings.map(({ file, path, message }) => `${file.replace('content/', '')} ${path}  ${message}`)
}

test.each<[why: string, edits: Edits, expected: readonly string[]]>([
  [
    'a price that is ten times as much',
    { 'plan-tools/order-desk.yaml': ['price: 240', 'price: 2400'] },
    [
      'plan-tools/order-desk.yaml price  2400 is about 10 times as much as the 240 that is published; correct it if that is not meant',
    ],
  ],
  [
    'a price that is a tenth',
    { 'plan-tools/order-desk.yaml': ['price: 240', 'price: 24'] },
    [
      'plan-tools/order-desk.yaml price  24 is about 10 times as little as the 240 that is published; correct it if that is not meant',
    ],
  ],
  [
    'a statistic, which is a text',
    { 'stats/stat.yaml': ['value: "7"', 'value: "70"'] },
    [
      'stats/stat.yaml value  "70" is about 10 times as much as the "7" that is published; correct it if that is not meant',
    ],
  ],
  ['a price that is a little more', { 'plan-tools/order-desk.yaml': ['price: 240', 'price: 980'] }, []],
  ['another position', { 'jobs/engineer.yaml': ['order: 10', 'order: 100'] }, []],
  [
    'a new city',
    {
      'site.yaml': ['city: Clayton', 'city: Kirkwood'],
      'jobs/engineer.yaml': ['location: Remote', 'location: Clayton'],
    },
    ['jobs/engineer.yaml location  this says "Clayton", which site.yaml has changed; write what is right now'],
  ],
  [
    'a longer call',
    {
      'site.yaml': ['minutes: 30', 'minutes: 45'],
      'faq/how-soon.md': ['Soon.', 'After a 30-minute call. In 30 days.'],
    },
    ['faq/how-soon.md body  this says "30", which site.yaml has changed; write what is right now'],
  ],
  [
    'a new name',
    { 'site.yaml': ['Northwind AI', 'Southwind AI'], 'faq/how-soon.md': ['Soon.', 'Northwind is quick.'] },
    ['faq/how-soon.md body  this says "Northwind", which site.yaml has changed; write what is right now'],
  ],
])('%s is compared with what is published', (_, edits, expected) => {
  expect(warningsAfter(edits)).toEqual(expected)
})

test('without a published version, nothing is compared', () => {
  const files = edited({ 'plan-tools/order-desk.yaml': ['price: 240', 'price: 2400'] })
  expect(checkTree(toTree(files), read)).toMatchObject({ problems: [], warnings: [] })
})

test.each<[why: string, newness: Record<string, number>, blamed: string]>([
  ['the newer file', { 'jobs/analyst.yaml': 2 }, 'jobs/analyst.yaml'],
  ['the file that was changed', { 'jobs/engineer.yaml': 1 }, 'jobs/engineer.yaml'],
  ['the later name where both are as old', {}, 'jobs/engineer.yaml'],
])('a taken position is reported at %s', (_, newness, blamed) => {
  const files = edited({ 'jobs/engineer.yaml': ['order: 10', 'order: 20'] })
  const { problems } = checkTree({ ...toTree(files), newness: new Map(Object.entries(newness)) }, read)
  expect(problems.map(({ file, path }) => `${file} ${path}`)).toEqual([`content/${blamed} order`])
})

test('the history tells what is published, but not in a shallow clone', () => {
  const folder = writeContent()
  expect(contentTree(folder).published).toBeUndefined()
  git(folder, 'init', '-q')
  commitAll(folder, 'Publish')
  expect(contentTree(folder).published).toEqual(new Map())
  git(folder, 'checkout', '-qb', 'edit')
  const [tool, job] = ['plan-tools/order-desk.yaml', 'jobs/engineer.yaml'] as const
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
