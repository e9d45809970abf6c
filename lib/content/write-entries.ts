import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { noBreakWords } from '../typography/no-break-words'
import { type CollectionName, collectionNames, collections, type Fields } from './collections'
import { extractHeadings } from './headings'
import { readMinutes } from './read-time'
import {
  bodiesFolder,
  entriesFile,
  type OtherEntries,
  type ReadEntry,
  type RenderedBody,
  type StoredArticle,
} from './stored'

/** The body of an entry; throws when an entry with a text has none. */
function bodyOf(bodies: ReadonlyMap<string, RenderedBody>, name: CollectionName, slug: string): RenderedBody {
  const body = bodies.get(`${name}/${slug}`)
  if (!body && collections[name].format !== 'yaml') throw new Error(`The text of "${slug}" (${name}) was not rendered.`)
  return body ?? { text: '', html: '' }
}

/** Writes the body of an article into files of its own. */
function storeArticle(folder: string, { slug, fields }: ReadEntry, { text, html }: RenderedBody): StoredArticle {
  const body = `${slug}.${createHash('sha256').update(text).update(html).digest('hex').slice(0, 12)}`
  writeFileSync(join(folder, `${body}.html`), html)
  writeFileSync(join(folder, `${body}.md`), text)
  return {
    slug,
    fields: fields as Fields<'articles'>,
    body,
    headings: extractHeadings(html).map((heading) => ({ ...heading, text: noBreakWords(heading.text) })),
    readMinutes: readMinutes(text),
  }
}

/**
 * Writes all entries of a project where `source.ts` reads them, and removes the bodies of articles that have changed or are gone.
 * Bodies are given by collection and slug, such as `faq/prices`.
 */
export function writeEntries(
  root: string,
  read: Readonly<Record<CollectionName, readonly ReadEntry[]>>,
  bodies: ReadonlyMap<string, RenderedBody>,
): void {
  const folder = join(root, bodiesFolder)
  mkdirSync(folder, { recursive: true })
  const old = readdirSync(folder)
  const articles = read.articles.map((each) => storeArticle(folder, each, bodyOf(bodies, 'articles', each.slug)))
  const withHtml = (name: CollectionName) =>
    read[name].map((each) => ({ ...each, html: bodyOf(bodies, name, each.slug).html }))
  const others = collectionNames.filter((name) => name !== 'articles').map((name) => [name, withHtml(name)])
  const file = join(root, entriesFile)
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify({ articles, ...(Object.fromEntries(others) as OtherEntries) }))
  // Replaced in one step, since Next's dev server may be reading it.
  renameSync(draft, file)
  const used = new Set(articles.flatMap(({ body }) => [`${body}.html`, `${body}.md`]))
  for (const name of old) if (!used.has(name)) rmSync(join(folder, name))
}
