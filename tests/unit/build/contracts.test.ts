import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as replacement from '@/tools/build/no-prefetch-data.mjs'

it('tools/build/no-prefetch-data.mjs has the functions of the module of Next that it replaces', () => {
  const file = join(process.cwd(), 'node_modules/next/dist/server/app-render/collect-segment-data.d.ts')
  const functions = Array.from(
    readFileSync(file, 'utf8').matchAll(/^export declare function (\w+)/gm),
    ([, name]) => name,
  )
  expect(functions.length).toBeGreaterThan(0)
  expect(Object.keys(replacement).sort()).toEqual(functions.sort())
})
