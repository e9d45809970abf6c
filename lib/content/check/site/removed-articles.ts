import { articlePath, routes } from '../../../routes'
import { collections } from '../../collections'
import { type Entry, fieldProblem, fieldValue } from '../document'
import { fileProblem, type Problem } from '../problem'
import { membersOf, type Rule } from '../rule'
import type { RemovedArticle } from '../tree'
import { oldSlugsIn } from './identity'

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

/** What to add to a list of slugs, which may be written on one line, item by item, or not at all. */
const lineToAdd = (entry: Entry, field: string, slug: string): string => {
  const present = oldSlugsIn(entry).slugs.filter(Boolean)
  const [, dash] = new RegExp(`^${field}:[^\\n]*\\n( *- +)`, 'm').exec(entry.source.text) ?? []
  if (present.length > 0 && dash) return `add the line "${dash}${slug}" below ${field}`
  if (present.length > 0 || fieldValue(entry, field) !== undefined)
    return `write "${field}: [${[...present, slug].join(', ')}]"`
  const names = Object.keys(collections[entry.collection].schema.shape)
  const written = names.filter((name) => fieldValue(entry, name) !== undefined)
  const next = written.find((name) => names.indexOf(name) > names.indexOf(field))
  const place = next === undefined ? `as the last field, below ${written.at(-1)}` : `above the line "${next}:"`
  return `add the lines "${field}:" and "  - ${slug}" ${place}`
}

const problemFor = (
  { slug, text }: RemovedArticle,
  articles: readonly Article[],
  blog: Entry | undefined,
  label: string,
): Problem => {
  const words = wordsOf(text)
  const ranked = articles
    .map(({ entry, words: others }) => ({ entry, share: likeness(words, others) }))
    .sort((a, b) => b.share - a.share)
  const [nearest] = ranked
  if (nearest && nearest.share >= sameArticle) {
    const message = `this article was at ${articlePath(slug)}, which would lead nowhere now; ${lineToAdd(nearest.entry, 'oldSlugs', slug)}`
    return fieldProblem(nearest.entry, ['oldSlugs'], message)
  }
  const toList =
    blog &&
    `in ${label}/${collections.blogPage.pattern}, ${lineToAdd(blog, 'removedArticles', slug)}, which leads its readers to ${routes.blog.path}`
  const toArticle =
    nearest &&
    `in the article that replaces it, such as ${nearest.entry.source.file}, ${lineToAdd(nearest.entry, 'oldSlugs', slug)}`
  const help = [toArticle, toList].filter(Boolean).join('; or ')
  const message = `the article was removed, so ${articlePath(slug)} would lead nowhere; ${help}`
  return { ...fileProblem(`${label}/${collections.articles.pattern.replace('*', slug)}`, message), path: 'oldSlugs' }
}

/**
 * Reports articles that were public and are gone, so that their addresses would lead nowhere: at the article that has their text
 * under another name, otherwise at the removed file.
 */
export const checkRemovedArticles: Rule = ({ entries, misplaced, tree: { label, removed = [] } }) => {
  const [articles, [blog]] = [membersOf(entries, 'articles'), membersOf(entries, 'blogPage')]
  // An article with unreadable fields may name earlier addresses, and a misplaced file keeps its own.
  if ([...articles, ...(blog ? [blog] : [])].some(({ fields }) => fields.data === undefined)) return []
  const kept = [...articles, ...misplaced].map(({ slug }) => slug)
  const known = new Set([...kept, ...entries.flatMap((entry) => oldSlugsIn(entry).slugs)])
  const missing = removed.filter(({ slug }) => !known.has(slug))
  if (missing.length === 0) return []
  const candidates = articles.map((entry) => ({ entry, words: wordsOf(entry.source.text) }))
  return missing.map((article) => problemFor(article, candidates, blog, label))
}
