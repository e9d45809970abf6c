import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ReadDocument, readDocuments } from '../../contentlayer.config'
import { type CollectionName, collectionNames, collections, type Fields } from '../../lib/content/collections'
import { extractHeadings } from '../../lib/content/headings'
import { readMinutes } from '../../lib/content/read-time'
import { bodiesFolder, type OtherDocuments, type StoredArticle, storedFolder } from '../../lib/content/stored'
import { noBreakWords } from '../../lib/typography/no-break-words'
import { reportContent } from '../check/report-content'
import { writeStamp } from '../setup/stamp.mjs'
import { documentsInputs, documentsStamp } from './documents-stamp.mjs'
import { renderBody } from './render-body'

interface RenderedBody {
  text: string
  html: string
}

/** The bodies by collection and slug, such as `faq/prices`. */
type Bodies = ReadonlyMap<string, RenderedBody>

/** Checks the content, and renders each body from the tree that the check has parsed; undefined when there are errors. */
function checkAndRender(inBuild: boolean): Bodies | undefined {
  const bodies = new Map<string, RenderedBody>()
  const isValid = reportContent({
    inBuild,
    onBody: ({ collection, slug }, text, format, tree) =>
      bodies.set(`${collection}/${slug}`, { text, html: renderBody(text, format, tree) }),
  })
  return isValid ? bodies : undefined
}

/** The body of a document; throws when a document with a text has none. */
function bodyOf(bodies: Bodies, name: CollectionName, slug: string): RenderedBody {
  const body = bodies.get(`${name}/${slug}`)
  if (!body && collections[name].format !== 'data') throw new Error(`The text of "${slug}" (${name}) was not rendered.`)
  return body ?? { text: '', html: '' }
}

/** Writes the body of an article into a file of its own. */
function storeArticle(folder: string, { slug, fields }: ReadDocument, { text, html }: RenderedBody): StoredArticle {
  const bodyFile = `${slug}.${createHash('sha256').update(html).digest('hex').slice(0, 12)}.html`
  writeFileSync(join(folder, bodyFile), html)
  return {
    slug,
    fields: fields as Fields<'articles'>,
    bodyFile,
    headings: extractHeadings(html).map((heading) => ({ ...heading, text: noBreakWords(heading.text) })),
    readMinutes: readMinutes(text),
  }
}

/**
 * Checks the content, and writes it into `.cache/documents`, where `lib/content/source.ts` reads it.
 * @param root The project.
 * @param options.inBuild Leaves out what only warns editors: form and spelling.
 * @returns Whether the content is valid; if not, what was written before stays.
 */
export async function readContent(root: string, { inBuild }: { inBuild: boolean }): Promise<boolean> {
  const inputs = documentsInputs(root)
  const bodies = checkAndRender(inBuild)
  if (!bodies) return false
  const read = await readDocuments()
  const folder = join(root, bodiesFolder)
  mkdirSync(folder, { recursive: true })
  const old = readdirSync(folder)
  const articles = read.articles.map((each) => storeArticle(folder, each, bodyOf(bodies, 'articles', each.slug)))
  const others = collectionNames
    .filter((name) => name !== 'articles')
    .map((name) => [name, read[name].map((each) => ({ ...each, html: bodyOf(bodies, name, each.slug).html }))])
  const file = join(root, storedFolder, 'documents.json')
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify({ articles, ...(Object.fromEntries(others) as OtherDocuments) }))
  // Replaced in one step, since Next's dev server may be reading it.
  renameSync(draft, file)
  const used = new Set(articles.map(({ bodyFile }) => bodyFile))
  for (const name of old) if (!used.has(name)) rmSync(join(folder, name))
  writeStamp(documentsStamp(root), inputs)
  return true
}
