import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Contentlayer writes each article as a file of its own beside the list of all. */
const folder = join(/* turbopackIgnore: true */ process.cwd(), '.contentlayer/generated/Article')

/**
 * The rendered body of an article.
 * @throws Error when there is no such article.
 */
export async function readArticleBody(slug: string): Promise<string> {
  const { body } = JSON.parse(await readFile(join(folder, `articles__${slug}.mdx.json`), 'utf8'))
  return body.html
}
