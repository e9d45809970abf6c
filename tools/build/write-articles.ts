import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mapWithLimit } from '@site/static-documents'
import { articleBlocks } from '../../components/mdx/blocks'
import { markdownFile } from '../../lib/blog/markdown-file'
import { describePicture } from '../../lib/build/describe-picture'
import type { Content } from '../../lib/content/types'
import { type MovedContent, redirectPage, redirects } from '../../lib/redirects'

/** Addresses of originals, of which the export has smaller copies. */
const pictures = /\/images\/[\w./-]+\.(?:avif|jpe?g|png|webp)\b/g

/** Writes every article into an export as Markdown, at its address with `.md`. */
export async function writeMarkdown(out: string, { articleMarkdown, articles, site }: Content): Promise<void> {
  await mapWithLimit(articles, 16, async (article) => {
    const body = articleMarkdown(article.slug).replace(pictures, (address) => describePicture(address, 'text').src)
    const text = markdownFile(article, body, site, site.origin + article.address, articleBlocks)
    await writeFile(join(out, `${article.address}.md`), text)
  })
}

/** Writes a page into an export for every earlier address, for hosts without redirect rules. */
export async function writeRedirects(folder: string, content: MovedContent): Promise<void> {
  for (const redirect of redirects(content)) {
    const file = join(folder, `${redirect.from}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, redirectPage(redirect, content.site.origin))
  }
}
