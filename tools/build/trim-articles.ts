import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** An article as Contentlayer writes it, as far as it is changed here. */
interface Generated {
  body?: object
}

/**
 * Takes the bodies out of the list of articles that pages import; a page reads its own body from a file of its own. Left
 * in, they are nearly all of what Next bundles and of what each of its processes holds in memory.
 * @param root The project.
 */
export async function trimArticles(root: string): Promise<void> {
  const file = join(root, '.contentlayer', 'generated', 'Article', '_index.json')
  const articles: Generated[] = JSON.parse(await readFile(file, 'utf8'))
  for (const article of articles) delete article.body
  await writeFile(file, JSON.stringify(articles))
}
