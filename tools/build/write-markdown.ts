import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { forEachOf } from '@site/static-documents'
import { articleMarkdown } from '../../lib/blog/article-markdown'
import { locateContent } from '../../lib/content/content-folder.mjs'
import { frontMatter } from '../../lib/content/front-matter'
import { expandPlaceholders } from '../../lib/content/placeholders'
import { describePicture } from '../../lib/pictures/describe-picture'
import { articlePath } from '../../lib/routes'

/** Addresses of originals, of which the export has smaller copies. */
const pictures = /\/images\/[\w./-]+\.(?:avif|jpe?g|png|webp)\b/g

/**
 * Writes every article as Markdown, at its address with `.md`. The content is imported here, since it does not exist before an
 * earlier stage has read it.
 * @param root The project.
 * @param out The export.
 */
export async function writeMarkdown(root: string, out: string): Promise<void> {
  const { articles, site } = await import('../../lib/content')
  const { folder } = locateContent(root)
  await forEachOf(articles, 16, async (article) => {
    const text = await readFile(join(folder, 'articles', `${article.slug}.mdx`), 'utf8')
    const path = articlePath(article.slug)
    const shipped = text.replace(frontMatter, '').replace(pictures, (address) => describePicture(address, 'text').src)
    const body = expandPlaceholders(shipped, site)
    await writeFile(join(out, `${path}.md`), articleMarkdown(article, body, site.brand, site.origin + path))
  })
}
