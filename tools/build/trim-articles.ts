import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** An article as Contentlayer writes it, as far as it is changed here. */
interface Generated {
  body?: { code?: string }
}

/**
 * Takes the compiled MDX out of the articles that pages import. It has done its work: pages show the HTML made from it.
 * Left in, it is half of what Next reads for every build, and more than anything else with a thousand articles.
 * @param root The project.
 */
export async function trimArticles(root: string): Promise<void> {
  const file = join(root, '.contentlayer', 'generated', 'Article', '_index.json')
  const articles: Generated[] = JSON.parse(await readFile(file, 'utf8'))
  if (articles.every(({ body }) => body?.code === undefined)) return
  for (const { body } of articles) delete body?.code
  await writeFile(file, JSON.stringify(articles))
}
