import type { RenderedBody } from '../../lib/content/stored'
import { writeEntries } from '../../lib/content/write-entries'
import { reportContent } from '../check/report-content'
import { writeSchemas } from '../reference/json-schemas'
import { readEntries } from './read-entries'
import { renderBody } from './render-body'

/**
 * Checks the content, then renders each body from the tree that the check has parsed, and writes the entries for the pages.
 * @param root The project, which is also the working directory.
 * @param options.inBuild Leaves out what only warns editors: form and spelling.
 * @returns Whether the content is valid; if not, what was written before stays.
 */
export async function readContent(root: string, { inBuild }: { inBuild: boolean }): Promise<boolean> {
  writeSchemas(root)
  const render: (() => [string, RenderedBody])[] = []
  const isValid = reportContent({
    inBuild,
    onBody: ({ collection, slug }, text, format, tree) =>
      render.push(() => [`${collection}/${slug}`, { text, html: renderBody(text, format, tree) }]),
  })
  if (!isValid) return false
  // Contentlayer is a program of its own, which reads the fields while the bodies are rendered.
  const entries = readEntries()
  const bodies = new Map(render.map((each) => each()))
  writeEntries(root, await entries, bodies)
  return true
}
