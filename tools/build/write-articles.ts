import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { forEachOf } from '@site/static-documents'
import { markdownFile } from '../../lib/blog/markdown-file'
import { redirectPage, redirects } from '../../lib/blog/redirects'
import { describePicture } from '../../lib/pictures/describe-picture'
import { articlePath } from '../../lib/routes'

// The content is imported where it is used, since it does not exist before an earlier stage of the build has read it.

/** Addresses of originals, of which the export has smaller copies. */
const pictures = /\/images\/[\w./-]+\.(?:avif|jpe?g|png|webp)\b/g

/** Writes every article into an export as Markdown, at its address with `.md`. */
export async function writeMarkdown(out: string): Promise<void> {
  const { articleMarkdown, articles, site } = await import('../../lib/content')
  await forEachOf(articles, 16, async (article) => {
    const path = articlePath(article.slug)
    const text = await articleMarkdown(article.slug)
    const body = text.replace(pictures, (address) => describePicture(address, 'text').src)
    await writeFile(join(out, `${path}.md`), markdownFile(article, body, site, site.origin + path))
  })
}

/** Writes a page into an export for every earlier address of an article or a job, for hosts without redirect rules. */
export async function writeRedirects(folder: string): Promise<void> {
  const { articles, blogPage, closedJobs, jobs, site } = await import('../../lib/content')
  for (const redirect of redirects({ articles, jobs: [...jobs, ...closedJobs] }, blogPage)) {
    const file = join(folder, `${redirect.from}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, redirectPage(redirect, site.origin))
  }
}
