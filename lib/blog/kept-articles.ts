import { readFileSync } from 'node:fs'

/**
 * The articles whose pages Next has to export: all, or under the build tool those of which it has kept no finished page.
 * The tool names them in the file that KEPT_ARTICLES leads to; never all, since Next exports no route without a page.
 */
export const articlesToExport = <Item extends { slug: string }>(articles: readonly Item[]): readonly Item[] => {
  const file = process.env['KEPT_ARTICLES']
  if (!file) return articles
  const kept = new Set<string>(JSON.parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8')))
  return articles.filter(({ slug }) => !kept.has(slug))
}
