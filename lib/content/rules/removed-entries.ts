import {
  type Content,
  type Entry,
  enumeration,
  type Finding,
  fieldFinding,
  fieldValue,
  fileFinding,
  membersOf,
  type RemovedEntry,
} from '@site/content-check'
import { articlePath, routes } from '../../routes'
import { type CollectionName, collectionNames, collections, type SiteCollection } from '../collections'
import { found } from '../sentences'
import { oldSlugsIn } from './identity'

type SiteEntry = Entry<CollectionName>

interface Article {
  entry: SiteEntry
  words: ReadonlySet<string>
}

/** Where the articles are listed: the page, and the content folder. */
interface List {
  blog: SiteEntry | undefined
  label: string
}

/** Share of the words that two entries have in common from which one is the other under a new name. */
const sameText = 0.6

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))

const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let common = 0
  for (const word of a) if (b.has(word)) common += 1
  return common / Math.max(1, a.size + b.size - common)
}

const linesOf = (lines: readonly string[]): string =>
  `the line${lines.length > 1 ? 's' : ''} ${enumeration(lines.map((line) => `"${line}"`))}`

/** What to add to a list of slugs, which may be written on one line, item by item, or not at all. */
const lineToAdd = (entry: SiteEntry, field: string, slugs: readonly string[]): string => {
  const present = oldSlugsIn(entry).slugs.filter(Boolean)
  const [, dash] = new RegExp(`^${field}:[^\\n]*\\n( *- +)`, 'm').exec(entry.source.text) ?? []
  if (present.length > 0 && dash) return `add ${linesOf(slugs.map((slug) => `${dash}${slug}`))} below ${field}`
  if (present.length > 0 || fieldValue(entry, field) !== undefined)
    return `write "${field}: [${[...present, ...slugs].join(', ')}]"`
  const names = Object.keys(entry.schema.shape)
  const written = names.filter((name) => fieldValue(entry, name) !== undefined)
  const next = written.find((name) => names.indexOf(name) > names.indexOf(field))
  const place = next === undefined ? `as the last field, below ${written.at(-1)}` : `above the line "${next}:"`
  return `add ${linesOf([`${field}:`, ...slugs.map((slug) => `  - ${slug}`)])} ${place}`
}

/** The article that is most like a removed one, and their share of common words. */
const successorOf = (
  { text }: RemovedEntry,
  articles: readonly Article[],
): { entry: SiteEntry; share: number } | undefined => {
  const words = wordsOf(text)
  return articles
    .map(({ entry, words: others }) => ({ entry, share: likeness(words, others) }))
    .sort((a, b) => b.share - a.share)[0]
}

const renamed = (slug: string, entry: SiteEntry): Finding => {
  const said = { address: articlePath(slug), help: lineToAdd(entry, 'oldSlugs', [slug]) }
  return fieldFinding(entry, ['oldSlugs'], found('address/article-renamed', said))
}

/** @param all All articles that were removed: one edit of the list's page may name them together. */
const removedOne = (
  slug: string,
  nearest: SiteEntry | undefined,
  all: readonly string[],
  { blog, label }: List,
): Finding => {
  const toList =
    blog &&
    `in ${label}/${collections.blogPage.pattern}, ${lineToAdd(blog, 'removedArticles', all)}, which leads ${all.length > 1 ? 'the readers of all removed articles' : 'its readers'} to ${routes.blog.path}`
  const toArticle =
    nearest &&
    `in the article that replaces it, such as ${nearest.source.file}, ${lineToAdd(nearest, 'oldSlugs', [slug])}`
  const help = [toArticle, toList].filter(Boolean).join('; or ')
  const wrong = found('address/article-removed', { address: articlePath(slug), help })
  return { ...fileFinding(`${label}/${collections.articles.pattern.replace('*', slug)}`, wrong), path: 'oldSlugs' }
}

/** Warns of entries besides articles that are published and are gone: these come and go, so their addresses may lead nowhere. */
export const checkRemovedEntries = ({ entries, misplaced, tree }: Content<CollectionName>): Finding[] =>
  collectionNames.flatMap((collection) => {
    const { pattern, folder, extension, address: addressOf, item, isFixed }: SiteCollection = collections[collection]
    if (!addressOf || isFixed || collection === 'articles') return []
    const kind = item?.toLowerCase() ?? 'entry'
    const members = membersOf(entries, collection)
    const kept = [...members, ...membersOf(misplaced, collection)].map(({ slug }) => slug)
    const known = new Set([...kept, ...members.flatMap((entry) => oldSlugsIn(entry).slugs)])
    const candidates = members.map((entry) => ({ entry, words: wordsOf(entry.source.text) }))
    return [...(tree.published ?? [])].flatMap(([path, text = '']) => {
      const slug = path.slice(folder.length + 1, -extension.length)
      const wasPublic = path === pattern.replace('*', slug) && text !== '' && !/^draft: true$/m.test(text)
      if (!wasPublic || known.has(slug)) return []
      const nearest = successorOf({ slug, text }, candidates)
      const address = addressOf(slug)
      if (nearest && nearest.share >= sameText) {
        const help = lineToAdd(nearest.entry, 'oldSlugs', [slug])
        return [fieldFinding(nearest.entry, ['oldSlugs'], found('address/entry-renamed', { kind, address, help }))]
      }
      const removed = found('address/entry-removed', { kind, address, slug })
      return [{ ...fileFinding(`${tree.label}/${path}`, removed), path: 'oldSlugs' }]
    })
  })

/**
 * Reports articles that were public and are gone, so that their addresses would lead nowhere: at the article that has their text
 * under another name, otherwise at the removed file.
 */
export const checkRemovedArticles = ({
  entries,
  misplaced,
  tree: { label, removed = [] },
}: Content<CollectionName>): Finding[] => {
  const articles = membersOf(entries, 'articles')
  const pages = membersOf(entries, 'blogPage')
  const naming = [...articles, ...pages]
  // An entry with unreadable fields may name earlier addresses, and a misplaced file keeps its own.
  if (naming.some(({ fields }) => fields.data === undefined)) return []
  const kept = [...articles, ...misplaced].map(({ slug }) => slug)
  const named = naming.flatMap((entry) => oldSlugsIn(entry).slugs)
  const known = new Set([...kept, ...named])
  const missing = removed.filter(({ slug }) => !known.has(slug))
  if (missing.length === 0) return []
  const candidates = articles.map((entry) => ({ entry, words: wordsOf(entry.source.text) }))
  const found = missing.map((article) => ({ slug: article.slug, nearest: successorOf(article, candidates) }))
  const gone = found.filter(({ nearest }) => !nearest || nearest.share < sameText).map(({ slug }) => slug)
  return found.map(({ slug, nearest }) =>
    nearest && !gone.includes(slug)
      ? renamed(slug, nearest.entry)
      : removedOne(slug, nearest?.entry, gone, { blog: pages[0], label }),
  )
}
