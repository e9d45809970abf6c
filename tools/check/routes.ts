import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Route } from '../../lib/routes'
import { Failure } from '../setup/command.mjs'

/** The address of the page in a folder of app/: groups in parentheses are no part of it. Undefined for addresses with parameters. */
const addressOf = (folder: string): string | undefined => {
  const parts = folder.split(/[\\/]/).filter((part) => part !== '.' && !/^\(.*\)$/.test(part))
  return parts.some((part) => part.startsWith('[')) ? undefined : `/${parts.join('/')}`
}

const without = (some: readonly string[], all: readonly string[]) => all.filter((each) => !some.includes(each))

/**
 * Compares the fixed addresses of lib/routes.ts with the pages in app/.
 * @throws Failure naming every route without a page, and every page without a route.
 */
export function checkRoutes(app: string, routes: Readonly<Record<string, Route>>): void {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
  const pages = files.flatMap((file) => (/(?:^|[\\/])page\.tsx$/.test(file) ? (addressOf(join(file, '..')) ?? []) : []))
  const paths = Object.values(routes).map(({ path }) => path)
  const differences = [
    ...without(pages, paths).map(
      (path) =>
        `lib/routes.ts names ${path}, and app/ has no page there; add app/(site)${path}/page.tsx, or remove the route.`,
    ),
    ...without(paths, pages).map(
      (page) => `app/ has a page at ${page}, and lib/routes.ts has no such route; add it there, or remove the page.`,
    ),
  ]
  if (differences.length > 0) throw new Failure(differences.join('\n'))
}

/** A sentence for each page that is published, by the text of lib/routes.ts there, and whose address leads nowhere now. */
export function lostPages(published: string, routes: Readonly<Record<string, Route>>): string[] {
  const known = Object.values(routes).flatMap(({ path, earlier = [] }) => [path, ...earlier])
  const before = Array.from(published.matchAll(/\bpath: '([^']+)'/g), ([, path = '']) => path)
  return without(known, before).map(
    (path) =>
      `${path} was the address of a page; where the page has moved, add earlier: ['${path}'] to its route in lib/routes.ts.`,
  )
}
