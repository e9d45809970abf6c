import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderBody } from '../../components/mdx/render-body'
import { type ReadDocument, readDocuments } from '../../contentlayer.config'
import { collectionNames, type Fields } from '../../lib/content/collections'
import { extractHeadings } from '../../lib/content/headings'
import { readMinutes } from '../../lib/content/read-time'
import { bodiesFolder, type StoredArticle, type StoredDocuments, storedFolder } from '../../lib/content/stored'
import { noBreakHtml } from '../../lib/typography/no-break-words'
import { reportContent } from '../check/report-content'

interface RenderedBody {
  text: string
  html: string
}

/** The bodies by collection and slug, such as `faq/prices`. */
type Bodies = ReadonlyMap<string, RenderedBody>

/** Checks the content, and renders each body from the tree that the check has parsed; undefined when there are errors. */
function checkAndRender(print?: (text: string) => void): Bodies | undefined {
  const bodies = new Map<string, RenderedBody>()
  const isValid = reportContent({
    inBuild: true,
    print,
    onBody: ({ collection, slug }, text, format, tree) =>
      bodies.set(`${collection}/${slug}`, { text, html: renderBody(text, format, tree) }),
  })
  return isValid ? bodies : undefined
}

/** Writes the body of an article into a file of its own. */
function storeArticle(folder: string, { slug, fields }: ReadDocument, { text, html }: RenderedBody): StoredArticle {
  const bodyFile = `${slug}.${createHash('sha256').update(html).digest('hex').slice(0, 12)}.html`
  writeFileSync(join(folder, bodyFile), html)
  return {
    slug,
    fields: fields as Fields<'articles'>,
    bodyFile,
    headings: extractHeadings(noBreakHtml(html)),
    readMinutes: readMinutes(text),
  }
}

/**
 * Checks the content without form and spelling, and writes it into `.cache/content`, where `lib/content/source.ts` reads it.
 * @param root The project, which is also the working directory.
 * @param print Called with the result of the check, which is printed otherwise.
 * @returns Whether the content is valid; if not, what was written before stays.
 */
export async function readContent(root: string, print?: (text: string) => void): Promise<boolean> {
  const bodies = checkAndRender(print)
  if (!bodies) return false
  const read = await readDocuments(root)
  const bodyOf = (name: string, slug: string) => bodies.get(`${name}/${slug}`) ?? { text: '', html: '' }
  const folder = join(root, bodiesFolder)
  mkdirSync(folder, { recursive: true })
  const old = readdirSync(folder)
  const articles = read.articles.map((each) => storeArticle(folder, each, bodyOf('articles', each.slug)))
  const whole = collectionNames.map((name) => [
    name,
    read[name].map((each) => ({ ...each, html: bodyOf(name, each.slug).html })),
  ])
  const file = join(root, storedFolder, 'documents.json')
  // Replaced in one step, since Next's dev server may be reading it.
  const documents = { ...Object.fromEntries(whole), articles } as StoredDocuments
  writeFileSync(`${file}.draft`, JSON.stringify(documents))
  renameSync(`${file}.draft`, file)
  const used = new Set(articles.map(({ bodyFile }) => bodyFile))
  for (const name of old) if (!used.has(name)) rmSync(join(folder, name))
  return true
}
