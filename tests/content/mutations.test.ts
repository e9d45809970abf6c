import { applyRepairs, type ContentTree } from '@site/content-check'
import { readTree } from '@site/content-check/node'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderBody } from '@/components/mdx/render-body'
import { collections } from '@/lib/content/collections'
import type { Placeholders } from '@/lib/content/placeholders'
import { change } from '@/packages/content-check/tests/changes'
import { checkTree, placeFiles } from '@/tools/check/site-check'
import { isNightly } from '../e2e/support/sample'
import { cachedEntries } from './cached-entries'

const tree = readTree('content', 'public')
const { placed } = placeFiles(tree)
const read = cachedEntries()
const facts = checkTree(tree, read).entries.find(({ collection }) => collection === 'site')?.fields.data as Placeholders

const withText = (path: string, text: string): ContentTree => ({
  ...tree,
  files: new Map([...tree.files, [path, new TextEncoder().encode(text)]]),
})

const amountIn = (each: ContentTree): number => {
  const { errors, warnings } = checkTree(each, read)
  return errors.length + warnings.length
}

const mutation = fc.record({
  file: fc.constantFrom(...placed),
  changes: fc.array(change, { minLength: 1, maxLength: 3 }),
})

// As many seeds as take 20 minutes in the night; one that hangs reaches the time limit of a test.
test.each(Array.from({ length: isNightly ? 300 : 1 }, (_, seed) => seed + 1))(
  'real files that a hand has changed are checked, repaired, and rendered (%i)',
  (seed) => {
    const property = fc.property(mutation, ({ file: { path, collection }, changes }) => {
      const before = new TextDecoder().decode(tree.files.get(path))
      const text = changes.reduce((now, apply) => apply(now), before).replace(/\r\n?/g, '\n')
      const { errors, warnings, entries } = checkTree(withText(path, text), read)
      const found = [...errors, ...warnings]
      for (const { file, repair } of found)
        if (repair && file === `content/${path}`)
          expect(amountIn(withText(path, applyRepairs(text, [repair])))).toBeLessThanOrEqual(found.length)
      const entry = entries.find(({ source }) => source.file === `content/${path}`)
      const { format } = collections[collection]
      if (errors.length > 0 || !entry?.body || format === 'yaml') return
      expect(renderBody(entry.source.text.slice(entry.body.start), format, facts)).not.toBe('')
    })
    fc.assert(property, { numRuns: isNightly ? 10 : 5, seed })
  },
)
