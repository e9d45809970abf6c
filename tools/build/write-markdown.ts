import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { markdownFile } from '../../lib/blog/markdown-file'
import { describePicture } from '../../lib/pictures/describe-picture'
import { articlePath } from '../../lib/routes'
import { forEachOf } from '../finish/files'

/** Addresses of originals, of which the export has smaller copies. */
const pictures = /\/images\/[\w./-]+\.(?:avif|jpe?g|png|webp)\b/g

/**
 * Writes every article as Markdown, at its address with `.md`. The content is imported here, since it does not exist before an
 * earlier stage has read it.
 * @param out The export.
 */
export async function writeMarkdown(out: string): Promise<void> {
  const { articleMarkdown, articles, site } = await import('../../lib/content')
  await forEachOf(articles, 16, async (article) => {
    const path = articlePath(article.slug)
    const text = await articleMarkdown(article.slug)
    const body = text.replace(pictures, (address) => describePicture(address, 'text').src)
    await writeFile(join(out, `${path}.md`), markdownFile(article, body, site.brand, site.origin + path))
  })
}
