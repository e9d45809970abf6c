/**
 * The documents of the site as Contentlayer has written them, in the site's own shape. No other module of the site knows
 * Contentlayer; docs/decisions.md says how it is replaced.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as generated from 'contentlayer/generated'
import { type CollectionName, collections, type Fields } from './collections'
import type { Heading } from './headings'

/** A document with its fields as they are written in its file. */
interface SourceDocument<Name extends CollectionName> {
  /** Name of its file without folder and ending. */
  slug: string
  fields: Fields<Name>
  /** Its body as HTML; empty for files without one. */
  html: string
}

/** An article without its body, and what was computed from the body. */
type SourceArticle = Omit<SourceDocument<'articles'>, 'html'> & { headings: Heading[]; readMinutes: number }

interface Generated {
  [name: string]: unknown
  _raw: { flattenedPath: string }
  body?: { html: string }
}

/** What Contentlayer exports: `roi` for one file of the type `Roi`, `allJobs` for all files of the type `Job`. */
const exported = generated as unknown as Readonly<Record<string, Generated | readonly Generated[]>>

/** What Contentlayer adds to documents and to all objects nested in them. */
const added = new Set(['_id', '_raw', 'documentType', 'body', 'html'])

/** Removes what Contentlayer added to a document, and turns its date-times back into days. */
function asWritten(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^(\d{4}-\d{2}-\d{2})T00:00:00\.000Z$/, '$1')
  if (Array.isArray(value)) return value.map(asWritten)
  if (value === null || typeof value !== 'object') return value
  const fields = Object.entries(value).filter(([key]) => !added.has(key))
  return Object.fromEntries(fields.map(([key, inner]) => [key, asWritten(inner)]))
}

function all(name: CollectionName): readonly Generated[] {
  const { typeName, pattern, isSingle } = collections[name]
  const one = `${typeName.charAt(0).toLowerCase()}${typeName.slice(1)}`
  const found = exported[isSingle ? one : `all${typeName}s`]
  if (found === undefined) throw new Error(`Contentlayer has not read content/${pattern}; run npm run content:check`)
  return [found].flat()
}

const slugOf = ({ _raw }: Generated): string => _raw.flattenedPath.split('/').at(-1) ?? ''

/** Types fields by their schema; the content check has validated every file before Contentlayer reads it. */
const fieldsOf = <Name extends CollectionName>(document: Generated) => asWritten(document) as Fields<Name>

/** All documents of a collection. */
export const documents = <Name extends CollectionName>(name: Name): SourceDocument<Name>[] =>
  all(name).map((document) => ({
    slug: slugOf(document),
    fields: fieldsOf<Name>(document),
    html: document.body?.html ?? '',
  }))

/**
 * The fields of a collection that is one file.
 * @throws Error when Contentlayer has not read it.
 */
export function singleDocument<Name extends CollectionName>(name: Name): Fields<Name> {
  const [document] = documents(name)
  if (!document) throw new Error(`content/${collections[name].pattern} is missing; run npm run content:check`)
  return document.fields
}

/** All articles, without their bodies, since there may be thousands. */
export const articleDocuments = (): SourceArticle[] =>
  all('articles').map(({ headings, readMinutes, ...document }) => ({
    slug: slugOf(document),
    fields: fieldsOf<'articles'>(document),
    headings: headings as Heading[],
    readMinutes: Number(readMinutes),
  }))

/** Contentlayer writes each article into a separate file beside the list of all (contract: tests/unit/contentlayer). */
const articleFolder = join(/* turbopackIgnore: true */ process.cwd(), '.contentlayer/generated/Article')

/**
 * The rendered body of an article as HTML.
 * @throws Error when there is no such article.
 */
export async function articleBody(slug: string): Promise<string> {
  const { body } = JSON.parse(await readFile(join(articleFolder, `articles__${slug}.mdx.json`), 'utf8'))
  return body.html
}
