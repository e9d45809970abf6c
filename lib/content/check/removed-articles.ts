import type { z } from 'zod'
import { articlePath, routes } from '../../routes'
import { type CollectionName, collections } from '../collections'
import type { Entry } from './entry'
import type { Problem } from './problem'
import type { Rule } from './rule'
import { fieldNames, fieldOf } from './schema-walk'
import { fieldProblem } from './yaml-fields'

/** An article that was public and whose file no longer exists. */
export interface RemovedArticle {
  slug: string
  /** Its last text, fields included. */
  text: string
}

interface Article {
  entry: Entry
  words: ReadonlySet<string>
}

/** Share of the words that two articles have in common from which one is the other under a new name. */
const sameArticle = 0.6

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))

const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let common = 0
  for (const word of a) if (b.has(word)) common += 1
  return common / Math.max(1, a.size + b.size - common)
}

/** Collections whose documents name earlier addresses of articles. */
const lists: readonly CollectionName[] = ['articles', 'blogPage']

const slugsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((slug): slug is string => typeof slug === 'string') : []

/** Slugs whose addresses lead somewhere: those of articles, their earlier ones, and those that lead to the list. */
const knownSlugs = (entries: readonly Entry[]): Set<string> =>
  new Set(
    entries.flatMap(({ collection, slug, fields: { data } }) => {
      if (collection === 'articles') return [slug, ...slugsIn(fieldOf(data, 'oldSlugs'))]
      return collection === 'blogPage' ? slugsIn(fieldOf(data, 'removedArticles')) : []
    }),
  )

/** The field before which a new one stands in the order of the schema, and the last field of all. */
const neighbors = (schema: z.ZodType, data: unknown, field: string): { next?: string; last?: string } => {
  const names = fieldNames(schema, data)
  const present = names.filter((name) => fieldOf(data, name) !== undefined)
  const next = present.find((name) => names.indexOf(name) > names.indexOf(field))
  const last = present.at(-1)
  return { ...(next && { next }), ...(last && { last }) }
}

/** What to add to a list of slugs, which may be written on one line, item by item, or not at all. */
const lineToAdd = ({ collection, source, fields }: Entry, field: string, slug: string): string => {
  const present = slugsIn(fieldOf(fields.data, field))
  const [, dash] = new RegExp(`^${field}:[^\\n]*\\n( *- +)`, 'm').exec(source.text) ?? []
  if (present.length > 0 && dash) return `add the line "${dash}${slug}" below ${field}`
  if (present.length > 0) return `write "${field}: [${[...present, slug].join(', ')}]"`
  const { next, last } = neighbors(collections[collection].schema, fields.data, field)
  const place = next === undefined ? `as the last field, below ${last}` : `above the line "${next}:"`
  return fieldOf(fields.data, field) === undefined
    ? `add the lines "${field}:" and "  - ${slug}" ${place}`
    : `write "${field}: [${slug}]"`
}

const problemFor = (
  { slug, text }: RemovedArticle,
  articles: readonly Article[],
  blog: Entry | undefined,
  label: string,
): Problem[] => {
  const words = wordsOf(text)
  const ranked = articles
    .map(({ entry, words: others }) => ({ entry, share: likeness(words, others) }))
    .sort((a, b) => b.share - a.share)
  const [nearest] = ranked
  if (nearest && nearest.share >= sameArticle) {
    const { source, fields } = nearest.entry
    const message = `this article was at ${articlePath(slug)}, which would lead nowhere now; ${lineToAdd(nearest.entry, 'oldSlugs', slug)}`
    return [fieldProblem(source, fields, ['oldSlugs'], message)]
  }
  const toList =
    blog &&
    `in ${label}/${collections.blogPage.pattern}, ${lineToAdd(blog, 'removedArticles', slug)}, which leads its readers to ${routes.blog.path}`
  const toArticle =
    nearest &&
    `in the article that replaces it, such as ${nearest.entry.source.file}, ${lineToAdd(nearest.entry, 'oldSlugs', slug)}`
  const help = [toArticle, toList].filter(Boolean).join('; or ')
  const message = `the article was removed, so ${articlePath(slug)} would lead nowhere; ${help}`
  const file = `${label}/${collections.articles.pattern.replace('*', slug)}`
  return [{ file, line: 1, column: 1, path: 'oldSlugs', message }]
}

/**
 * Reports articles that were public and are gone, so that their addresses would lead nowhere: at the article that has their text
 * under another name, otherwise at the removed file.
 */
export const checkRemovedArticles: Rule = ({ entries, misplaced, tree: { label, removed = [] } }) => {
  // An article with unreadable fields may name earlier addresses, and a misplaced file keeps its own.
  if (entries.some(({ collection, fields }) => lists.includes(collection) && fields.data === undefined)) return []
  const known = new Set([...knownSlugs(entries), ...misplaced.map(({ slug }) => slug)])
  const missing = removed.filter(({ slug }) => !known.has(slug))
  if (missing.length === 0) return []
  const articles = entries
    .filter(({ collection }) => collection === 'articles')
    .map((entry) => ({ entry, words: wordsOf(entry.source.text) }))
  const blog = entries.find(({ collection }) => collection === 'blogPage')
  return missing.flatMap((article) => problemFor(article, articles, blog, label))
}
