import { readFileSync } from 'node:fs'

/**
 * The pages of a route that Next has to export: all, or under the build tool those of which it has kept no finished page.
 * The tool names the paths of these in the file that KEPT_PAGES leads to. The first page is always exported, since Next
 * takes no route without pages.
 * @param all Whatever stands for the pages of the route.
 * @param pathOf The path of one.
 */
export const withoutKept = <Item>(all: readonly Item[], pathOf: (item: Item) => string): Item[] => {
  const file = process.env['KEPT_PAGES']
  const kept = new Set<string>(file ? JSON.parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8')) : [])
  return all.filter((item, index) => index === 0 || !kept.has(pathOf(item)))
}
