import * as generated from 'contentlayer/generated'
import { expect, it } from 'vitest'
import atBuild from '@/lib/content/generated-at-build.cjs'

it('gives a build the same collections that the dev server imports', () => {
  const { allDocuments: _, isType: __, ...collections } = generated
  expect(atBuild).toEqual(collections)
})
