import { readDocuments } from '../../contentlayer.config'
import type { RenderedBody } from '../../lib/content/stored'
import { writeDocuments } from '../../lib/content/write-documents'
import { reportContent } from '../check/report-content'
import { writeStamp } from '../setup/stamp.mjs'
import { documentsInputs, documentsStamp } from './documents-stamp.mjs'
import { renderBody } from './render-body'

/**
 * Checks the content, renders each body from the tree that the check has parsed, and writes the documents for the pages.
 * @param root The project, which is also the working directory.
 * @param options.inBuild Leaves out what only warns editors: form and spelling.
 * @returns Whether the content is valid; if not, what was written before stays.
 */
export async function readContent(root: string, { inBuild }: { inBuild: boolean }): Promise<boolean> {
  const inputs = documentsInputs(root)
  const bodies = new Map<string, RenderedBody>()
  const isValid = reportContent({
    inBuild,
    onBody: ({ collection, slug }, text, format, tree) =>
      bodies.set(`${collection}/${slug}`, { text, html: renderBody(text, format, tree) }),
  })
  if (!isValid) return false
  writeDocuments(root, await readDocuments(), bodies)
  writeStamp(documentsStamp(root), inputs)
  return true
}
