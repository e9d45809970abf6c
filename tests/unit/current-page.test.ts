import { expect, it } from 'vitest'
import { currentPage } from '@/lib/links/current-page'

it.each([
  ['/blog', '/blog', 'page'],
  ['/blog/arches', '/blog', 'true'],
  ['/blogs', '/blog', undefined],
  ['/blog', '/', undefined],
  ['/', '/', 'page'],
  ['', '/', undefined],
])('on %s a link to %s is marked %s', (path, href, mark) => {
  expect(currentPage(path, href)).toBe(mark)
})
