import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { redirectPage } from '../../lib/blog/redirect-page'
import { redirects } from '../../lib/blog/redirects'

/**
 * Writes a page for every earlier address of an article, for hosts without redirect rules. The content is imported here, since
 * it does not exist before an earlier stage has read it.
 * @param folder The export.
 */
export async function writeRedirects(folder: string): Promise<void> {
  const { articles, blogPage, site } = await import('../../lib/content')
  for (const redirect of redirects(articles, blogPage)) {
    const file = join(folder, `${redirect.from}.html`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, redirectPage(redirect, site.origin))
  }
}
