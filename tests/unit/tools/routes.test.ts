import { expect, test } from 'vitest'
import { checkRoutes, lostPages } from '@/tools/check/routes'
import { temporaryFolder, writeFiles } from '../../support/temporary-folder'

test('routes and folders of pages are compared both ways', () => {
  const app = temporaryFolder()
  const pages = ['page.tsx', '(site)/about/page.tsx', '(site)/blog/[slug]/page.tsx', 'feed.xml/route.ts']
  writeFiles(app, Object.fromEntries(pages.map((page) => [page, ''])))
  const [home, about, ghost] = [
    { path: '/', anchors: [] },
    { path: '/about', anchors: [] },
    { path: '/ghost', anchors: [] },
  ] as const
  expect(() => checkRoutes(app, { home, about })).not.toThrow()
  expect(() => checkRoutes(app, { home, ghost })).toThrow(
    [
      'lib/routes.ts names /ghost, and app/ has no page there; add app/(site)/ghost/page.tsx, or remove the route.',
      'app/ has a page at /about, and lib/routes.ts has no such route; add it there, or remove the page.',
    ].join('\n'),
  )
})

test('a page that has moved is named until its route says where it was', () => {
  const published = "about: { path: '/about', anchors: [] }"
  const moved = { path: '/company', anchors: [] } as const
  expect(lostPages(published, { moved })).toEqual([expect.stringContaining("add earlier: ['/about']")])
  expect(lostPages(published, { moved: { ...moved, earlier: ['/about'] } })).toEqual([])
})
