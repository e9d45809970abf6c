import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { articlePath, routes } from '../../lib/routes'

/** An address that leads to the not-found page. */
export const missingPath = '/no-such-page'

/**
 * Every page of the site that a visitor can open, the not-found page included.
 * @param root The project.
 * @returns Paths, each once: fixed routes first, then articles.
 */
export function siteRoutes(root: string): readonly string[] {
  const fixed = Object.values(routes).map((route) => route.path)
  const articles = readdirSync(join(root, 'content', 'articles'))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => articlePath(name.slice(0, -'.mdx'.length)))
  return [...new Set([...fixed, ...articles.sort(), missingPath])]
}
