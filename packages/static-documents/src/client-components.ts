import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { listFiles } from './files'

/** Next's list of the client components in the modules of a page, below its folder in app/. */
const pageList = 'page_client-reference-manifest.js'

const clientModule = /"\[project\]\/([^"]+)":\{"id"/g

/** What is in every list: Next's own components, and those that run only in apps. */
const allowed = /(?:^|\/)(?:node_modules\/.*|error\.tsx|global-error\.tsx)$/

/**
 * Finds client components in documents, where they would never run.
 * @param built The folder `.next` of a build.
 * @param apps Addresses of the pages that run React in the browser.
 * @returns A sentence for each client component of each page.
 */
export async function findClientComponents(built: string, apps: readonly string[]): Promise<string[]> {
  const folder = join(built, 'server/app')
  const problems: string[] = []
  for (const file of await listFiles(folder)) {
    // Folders in parentheses, such as (site), are not part of an address.
    const route = `/${dirname(file)}`.replace(/\/(?:\.|\([^/]*)(?=\/|$)/g, '') || '/'
    if (!file.endsWith(pageList) || apps.includes(route)) continue
    const list = await readFile(join(folder, file), 'utf8')
    for (const [, module = ''] of list.matchAll(clientModule))
      if (!allowed.test(module))
        problems.push(
          `${route} is a document, so React does not run on it in the browser, but it uses the client component ${module}. Do its work in a script of the page, or make the page an app.`,
        )
  }
  return problems
}
