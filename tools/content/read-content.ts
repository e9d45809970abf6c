import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type BodyTexts, textsOfBody } from '@site/editor-page/text-index'
import { type CollectionName, collectionNames, collections } from '../../lib/content/collections'
import type { Placeholders } from '../../lib/content/placeholders'
import { contentlayerType, type ReadEntry, type RenderedBody, textsFile } from '../../lib/content/stored'
import { writeEntries } from '../../lib/content/write-entries'
import { reportContent } from '../check/report-content'
import { indexContent, mayBePreview } from '../editor/edit-mode'
import { writeSchemas } from '../reference/json-schemas'
import { replaceFile } from '../setup/replace-file.mjs'
import { programs, runNode } from '../setup/run.mjs'
import { renderBody } from './render-body'

/** What Contentlayer adds to entries and to all objects nested in them. */
const added = new Set(['_id', '_raw', 'documentType', 'body'])

const dayAsTime = /^(\d{4}-\d{2}-\d{2})T00:00:00\.000Z$/

/** The fields as they are written: without what Contentlayer adds, and with days in place of its date-times. */
const asWritten = (entry: object): unknown =>
  JSON.parse(JSON.stringify(entry), (key, value: unknown) => {
    if (added.has(key)) return undefined
    return typeof value === 'string' ? value.replace(dayAsTime, '$1') : value
  })

/**
 * Reads the entries of all collections with Contentlayer's command. The content check must have passed them before: gray-matter, which
 * Contentlayer uses, runs front matter that begins with `---js`.
 * The working directory must be the project.
 * @throws Error with what Contentlayer printed when it could not read them.
 */
async function readEntries(): Promise<Record<CollectionName, ReadEntry[]>> {
  const root = process.cwd()
  // Its cache knows files by path and time alone, and would mistake those of another content folder. It takes the folder from PWD.
  const { code, output } = await runNode([...programs.contentlayer, 'build', '--clearCache'], {
    cwd: root,
    capture: true,
    env: { PWD: root },
  })
  if (code !== 0) throw new Error(`Contentlayer could not read the content.\n\n${output}`)
  const entries = collectionNames.map((name): [CollectionName, ReadEntry[]] => {
    const file = join(root, '.contentlayer', 'generated', contentlayerType(name), '_index.json')
    const read: { _id: string } | { _id: string }[] = JSON.parse(readFileSync(file, 'utf8'))
    const { extension } = collections[name]
    return [name, [read].flat().map((entry) => ({ slug: basename(entry._id, extension), fields: asWritten(entry) }))]
  })
  return Object.fromEntries(entries) as Record<CollectionName, ReadEntry[]>
}

/**
 * Checks the content, then renders each body from the tree that the check has parsed, and writes the entries for the pages, and for edit mode
 * where their texts are.
 * @param root The project, which is also the working directory.
 * @param options.inBuild Leaves out what only warns editors: form and spelling.
 * @returns Whether the content is valid; if not, what was written before stays.
 */
export async function readContent(root: string, { inBuild }: { inBuild: boolean }): Promise<boolean> {
  writeSchemas(root)
  const isIndexed = mayBePreview() || !inBuild
  const texts: BodyTexts = new Map()
  const render: ((facts: Placeholders) => [string, RenderedBody])[] = []
  const checked = await reportContent({
    inBuild,
    onBody: ({ collection, slug }, text, format, tree) => {
      const name = `${collection}/${slug}`
      if (isIndexed) texts.set(name, [...textsOfBody(tree)])
      const prefix = collection === 'faq' ? `${slug}-` : ''
      render.push((facts) => [name, { text, html: renderBody(tree, format, facts, prefix) }])
    },
  })
  if (!checked) return false
  if (isIndexed) replaceFile(join(root, textsFile(!inBuild)), JSON.stringify(indexContent(checked, texts, !inBuild)))
  // Contentlayer is a program of its own, which reads the fields while the bodies are rendered.
  const entries = readEntries()
  const facts = checked.find(({ collection }) => collection === 'site')?.fields.data as Placeholders
  const bodies = new Map(render.map((each) => each(facts)))
  writeEntries(root, await entries, bodies)
  return true
}
