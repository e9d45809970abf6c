import { afterEach, expect, it } from 'vitest'
import { renderedBody, shareRenderedBodies } from '@/tools/contentlayer/rendered-bodies'

afterEach(() => shareRenderedBodies(new Map()))

it('finds the HTML of a body by its text, and nothing for other texts', () => {
  shareRenderedBodies(new Map([['\nHello\n', '<p>Hello</p>']]))
  expect([renderedBody('\nHello\n'), renderedBody('Hello')]).toEqual(['<p>Hello</p>', undefined])
})
