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

/** What the check warns of in files of which some differ from what is published. */
const warningsIn = (files: Record<string, string>, changed: readonly string[]): string[] => {
  const published = new Map(changed.map((path) => [path, valid[path]]))
  const removed = changed.flatMap((path) => (path in files ? [] : [{ path, text: valid[path] ?? '' }]))
  const { errors, warnings } = checkTree({ ...toTree(files), published, removed }, read)
  expect(errors).toEqual([])
  return warnings.map(({ file, path, message }) => `${file.replace('content/', '')} ${path}  ${message}`)
}

test.each<[why: string, edits: Edits, expected: readonly string[]]>([
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
])('%s is compared with what is published', (_, edits, expected) => {
  expect(warningsIn(edited(edits), Object.keys(edits))).toEqual(expected)
})

test.each<[why: string, path: string, to: string, edit: (text: string) => string, expected: readonly string[]]>([
  [
    'a renamed job',
    'jobs/engineer.yaml',
    'jobs/developer.yaml',
    (text) => text.replace('id: engineer', 'id: developer'),
    [
      'jobs/developer.yaml oldSlugs  this job was at /careers/engineer, an address that others may have; add the lines "oldSlugs:" and "  - engineer" as the last field, below order',
    ],
  ],
  [
    'a renamed job that names its earlier address',
    'jobs/engineer.yaml',
    'jobs/developer.yaml',
    (text) => `${text.replace('id: engineer', 'id: developer')}oldSlugs: [engineer]\n`,
    [],
  ],
  [
    'a question in place of another one',
    'faq/how-soon.md',
    'faq/who.md',
    (text) =>
      `${text.split('question:')[0]}question: Who does the work?\norder: 10\n---\n\nPeople who know your trade do it.\n`,
    [
      'faq/how-soon.md oldSlugs  the question that was removed was at /faq#how-soon, an address that others may have; where another one replaces it, add "how-soon" to the oldSlugs of that one',
    ],
  ],
])('%s is named', (_, path, to, edit, expected) => {
  const { [path]: text = '', ...others } = valid
  expect(warningsIn({ ...others, [to]: edit(text) }, [path, to])).toEqual(expected)
})

test('without a published version, nothing is compared', () => {
  const files = edited({ 'plan-tools/order-desk.yaml': ['price: 240', 'price: 2400'] })
  expect(checkTree(toTree(files), read)).toMatchObject({ errors: [], warnings: [] })
})

test.each<[why: string, newness: Record<string, number>, blamed: string]>([
  ['the newer file', { 'jobs/analyst.yaml': 2 }, 'jobs/analyst.yaml'],
  ['the file that was changed', { 'jobs/engineer.yaml': 1 }, 'jobs/engineer.yaml'],
  ['the later name where both are as old', {}, 'jobs/engineer.yaml'],
])('a taken position is reported at %s', (_, newness, blamed) => {
  const files = edited({ 'jobs/engineer.yaml': ['order: 10', 'order: 20'] })
  const { errors } = checkTree({ ...toTree(files), newness: new Map(Object.entries(newness)) }, read)
  expect(errors.map(({ file, path }) => `${file} ${path}`)).toEqual([`content/${blamed} order`])
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
