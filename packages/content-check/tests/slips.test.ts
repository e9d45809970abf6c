import { expect, test } from 'vitest'
import { cachedRead } from './cached-read'
import { check, collections, treeOf, validFiles } from './kitchen'
import { fixedIn, measureSlips } from './slips'

/** A longer recipe, since most others have few lines. */
const stew = `---
title: Bean stew
cook: ben
cooked: 2025-11-30
minutes: 90
ingredients:
  - name: White beans
    grams: 400
  - name: Carrots and leeks
    grams: 320
  - name: 'Stock: clear'
    grams: 900
level: hard
draft: true
---

Beans keep [Ada](/cooks#ada) warm. Soak 12 hours before you cook them slowly.

## Before

<Tip title="The night before">

Cover the beans with water and leave them alone.

</Tip>

- Rinse the beans
- Peel the carrots

## Cooking

Boil everything slowly. Stir it with care. [Ben](/cooks#ben) adds the [peas](/recipes/soup) last.
`
const files = { ...validFiles, 'recipes/stew.mdx': stew }
/** Slips one by one, and files with three. */
const [singles, triples] = process.env['TEST_EVERYTHING'] === 'true' ? ([200, 40] as const) : ([100, 20] as const)
const fixed = new Set(Object.values(collections).flatMap(({ schema }) => fixedIn(schema)))

test('typing mistakes are found on their line, and their repairs are right', () => {
  const read = cachedRead(check.readEntry)
  const findingsOf = (path: string, text: string) => {
    const { errors, warnings } = check.checkTree(treeOf({ ...files, [path]: text }), read)
    return [...errors, ...warnings].filter(({ file }) => file === `food/${path}`)
  }
  const checked = { texts: new Map(Object.entries(files)), findingsOf, fixed }
  expect([...checked.texts].flatMap(([path, text]) => findingsOf(path, text))).toEqual([])
  const { failures, ...counts } = measureSlips(checked, 1, singles, triples)
  const about = failures.join('\n')
  expect(counts.caught / counts.singles, about).toBeGreaterThanOrEqual(0.99)
  expect(counts.onLine / counts.singles, about).toBeGreaterThanOrEqual(0.95)
  expect(counts.repairable / counts.inFields, about).toBeGreaterThanOrEqual(0.9)
  expect(counts.right / counts.repairs, about).toBeGreaterThanOrEqual(0.98)
  expect(counts.safeRight, about).toBe(counts.safe)
  expect(counts.allLines / counts.triples, about).toBeGreaterThanOrEqual(0.85)
})
