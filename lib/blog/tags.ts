import { toSlug } from '@/lib/slug'

/** A topic of articles: its part of an address, and its name as readers see it. */
export interface Tag {
  slug: string
  name: string
}

interface Tagged {
  tags: readonly string[]
}

/**
 * `'Real Estate'` → `'real-estate'`. Names without any letter or digit of an address give the codes of their characters, and so does
 * `Index`, whose page hosts would serve at the address of its folder.
 */
export const tagSlug = (name: string): string => {
  const slug = toSlug(name)
  if (slug !== '' && slug !== 'index') return slug
  return Array.from(name.toLowerCase(), (character) => character.codePointAt(0)?.toString(16)).join('-')
}

/** Every topic of articles, newest first, in alphabetical order. Spellings with one address are one topic, named as the newest names it. */
export const tagsOf = (articles: readonly Tagged[]): Tag[] => {
  const names = new Map<string, string>()
  for (const name of articles.flatMap(({ tags }) => tags)) {
    const slug = tagSlug(name)
    if (!names.has(slug)) names.set(slug, name)
  }
  return Array.from(names, ([slug, name]) => ({ slug, name })).sort((a, b) => (a.slug < b.slug ? -1 : 1))
}

/** The articles of each topic by its slug, in the order of `articles`. */
export const articlesByTag = <Item extends Tagged>(articles: readonly Item[]): ReadonlyMap<string, readonly Item[]> => {
  const lists = new Map<string, Item[]>()
  for (const article of articles) {
    for (const slug of new Set(article.tags.map(tagSlug))) {
      const list = lists.get(slug)
      if (list) list.push(article)
      else lists.set(slug, [article])
    }
  }
  return lists
}
