import { expect, test } from 'vitest'
import { renderBody } from '@/components/mdx/render-body'
import { checkTree } from '@/lib/content/check'
import type { BodyListener } from '@/lib/content/check/entry'
import { readerOf } from '@/lib/content/check/reader'
import { toTree, validFiles } from './fixture'

/** Checks files and calls `hear` for their bodies. */
const checkBodies = async (files: Record<string, string>, hear: BodyListener) => {
  await checkTree(toTree(files, []), readerOf(hear))
}

const written = validFiles()

test('a body is rendered from its syntax tree to the same HTML as from its text', async () => {
  const pairs: [string, string][] = []
  await checkBodies(written, (text, format, tree) => {
    pairs.push([renderBody(text, format, tree), renderBody(text, format)])
  })
  expect(pairs.length).toBeGreaterThan(3)
  expect(pairs.map(([fromTree]) => fromTree)).toEqual(pairs.map(([, fromText]) => fromText))
})

test('only bodies without a fault are handed on, as they are written', async () => {
  const path = Object.keys(written).find((each) => each.startsWith('articles/')) ?? ''
  const heard = async (addition: string) => {
    const texts: string[] = []
    await checkBodies({ ...written, [path]: `${written[path]}${addition}` }, (text) => texts.push(text))
    return texts.filter((text) => text.endsWith(addition))
  }
  const body = written[path]?.split(/^---\n/m).at(-1)
  expect(await heard('\nOne more sentence.\n')).toEqual([`${body}\nOne more sentence.\n`])
  expect(await heard('\n<Banner />\n')).toEqual([])
})
