import { join } from 'node:path'
import type { ContentTree } from '@site/content-check'
import { readTree } from '@site/content-check/node'
import { describe, expect, test } from 'vitest'
import { checkTree } from '@/lib/content/check'
import { cachedEntries } from './cached-entries'
import type { Files } from './edit-files'
import { reduceToLeast } from './least-content'
import { ownerEdits } from './owner-edits'

const root = join(import.meta.dirname, '../..')
const tree = readTree(join(root, 'content'), join(root, 'public'), 'content')
const read = cachedEntries()

const original = (): Files => new Map(Array.from(tree.files, ([path, bytes]) => [path, Buffer.from(bytes).toString()]))

const check = (files: Files): string[] => {
  const edited: ContentTree = {
    ...tree,
    files: new Map(Array.from(files, ([path, text]) => [path, Buffer.from(text)])),
  }
  const { errors } = checkTree(edited, read)
  return errors.map(({ file, line, path, message }) => `${file}:${line} ${path}: ${message}`)
}

describe('the content check passes', () => {
  test('of as little content as possible', () => {
    const files = original()
    reduceToLeast(files)
    expect(check(files)).toEqual([])
  })

  test('after all edits together', () => {
    const files = original()
    for (const apply of Object.values(ownerEdits)) apply(files)
    expect(check(files)).toEqual([])
  })
})
