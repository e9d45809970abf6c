import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Contentlayer writes each article into a separate file beside the list of all (contract: tests/unit/build/contracts.test.ts). */
const folder = join(/* turbopackIgnore: true */ process.cwd(), '.contentlayer/generated/Article')

/**
 * The rendered body of an article as HTML.
 * @throws Error when there is no such article.
 */
export async function readArticleBody(slug: string): Promise<string> {
  const { body } = JSON.parse(await readFile(join(folder, `articles__${slug}.mdx.json`), 'utf8'))
  return body.html
}
