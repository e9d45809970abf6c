import { afterEach, expect, it } from 'vitest'
import { cacheBodies, cachedBody } from '@/tools/contentlayer/body-cache'

afterEach(() => cacheBodies(new Map()))

it('finds the HTML of a body by its text, and nothing for other texts', () => {
  cacheBodies(new Map([['\nHello\n', '<p>Hello</p>']]))
  expect([cachedBody('\nHello\n'), cachedBody('Hello')]).toEqual(['<p>Hello</p>', undefined])
})
