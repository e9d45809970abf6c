import type { EditorSite } from '@site/editor-page'
import { articleBlocks } from '../../components/mdx/blocks'
import { type CollectionName, collectionNames, collections, type SiteCollection } from '../../lib/content/collections'
import { lifeOf, publicationOn } from '../../lib/content/publication'
import { appPaths, type Route, routes } from '../../lib/routes'
import { dayOf } from '../../lib/text/dates'
import { checkEntry } from '../check/site-check'

const single = collectionNames.filter((name) => collections[name].isSingle)
const isPage = (name: CollectionName): boolean => collections[name].folder === 'pages'

type Fields = Readonly<Record<string, unknown>>

/** In lists, what the site does not show; in slanted letters. */
const stateOf = (name: CollectionName, fields: Fields): string | undefined => {
  const state = publicationOn(dayOf(new Date()), lifeOf(name, fields))
  return state === 'live' ? undefined : `_${state === 'expired' ? 'closed' : state}_`
}

/** What forms know of the entries of a collection besides their fields. */
const entriesOf = (name: CollectionName) => {
  const { address, onlyNames, life, line, onDelete, schema }: SiteCollection = collections[name]
  return {
    ...(address && { address }),
    ...(onlyNames && { isFixed: true }),
    ...(onDelete && { onDelete }),
    ...(line && { line: (fields: Fields) => [...line(fields), ...(life ? [stateOf(name, fields)] : [])] }),
    // Entries without an order of their own.
    ...(life?.first && !('order' in schema.shape) && { newestBy: life.first }),
  }
}

/** What the editor page knows of this site, besides its previews: reading the content uses it, and needs no components. */
export const siteEditor: Omit<EditorSite<CollectionName>, 'previews'> = {
  collections,
  contentFolder: 'content',
  pictures: { folder: 'public/images', address: '/images' },
  groups: [
    {
      name: 'pages',
      label: 'Pages',
      description: 'The copy of each page, section by section.',
      members: single.filter(isPage),
    },
    {
      name: 'settings',
      label: 'Settings',
      description: 'Facts and numbers that several pages use.',
      members: single.filter((name) => !isPage(name)),
    },
  ],
  entries: Object.fromEntries(
    collectionNames.filter((name) => !collections[name].isSingle).map((name) => [name, entriesOf(name)]),
  ),
  components: articleBlocks,
  findProblems: checkEntry,
  pages: Object.values<Route>(routes)
    .filter(({ path, index = true }) => index && !collections.legal.paths.includes(path))
    .flatMap(({ path, anchors }) => [path, ...anchors.map((anchor) => `${path}#${anchor}`)]),
  /** Apps refer to the whole style sheets of the site; all other pages contain the rules that they use. */
  findStyles: async () => {
    const [path = '/'] = appPaths
    const page = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html')
    return Array.from(page.querySelectorAll('link[rel="stylesheet"]'), (link) => link.getAttribute('href') ?? '')
  },
}
