import type { EditorSite } from '@site/editor-page'
import { checkEntry } from '../../lib/content/check'
import { type CollectionName, collectionNames, collections } from '../../lib/content/collections'
import { mdxComponents } from '../../lib/content/mdx-components'
import { publicationOn } from '../../lib/content/publication'
import { appPaths, articlePath, jobPagePath, type Route, routes } from '../../lib/routes'
import { dayOf, formatDay } from '../../lib/text/dates'
import { formatDollars } from '../../lib/text/money'

const single = collectionNames.filter((name) => collections[name].isSingle)
const isPage = (name: CollectionName): boolean => collections[name].folder === 'pages'

type Fields = Readonly<Record<string, unknown>>

const lastDay = (day: unknown): string | undefined => (day ? `until ${formatDay(String(day))}` : undefined)

/** In lists, what the site does not show; in slanted letters. */
const stateOf = (fields: Fields): string | undefined => {
  const state = publicationOn(dayOf(new Date()), fields)
  return state === 'live' ? undefined : `_${state === 'expired' ? 'closed' : state}_`
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
  entries: {
    // Each has a route: others would have no page.
    legal: { isFixed: true, address: (slug) => `/${slug}` },
    articles: {
      onDelete:
        'When you delete one, the check of its pull request asks where its readers should be led, and says which line to add.',
      line: ({ published, ...fields }) => [formatDay(String(published)), stateOf({ published, ...fields })],
      newestBy: 'published',
      address: articlePath,
    },
    faq: { address: (slug) => `${routes.faq.path}#${slug}` },
    jobs: {
      address: jobPagePath,
      line: ({ validThrough, ...fields }) => [lastDay(validThrough), stateOf({ validThrough, ...fields })],
    },
    planTools: { line: ({ price }) => [formatDollars(Number(price))] },
  },
  components: mdxComponents,
  findProblems: checkEntry,
  pages: Object.values<Route>(routes)
    .filter(({ path, canonical, index = true }) => index && !canonical && !collections.legal.shownOn.includes(path))
    .flatMap(({ path, anchors }) => [path, ...anchors.map((anchor) => `${path}#${anchor}`)]),
  /** Apps refer to the whole style sheets of the site; all other pages contain the rules that they use. */
  findStyles: async () => {
    const [path = '/'] = appPaths
    const page = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html')
    return Array.from(page.querySelectorAll('link[rel="stylesheet"]'), (link) => link.getAttribute('href') ?? '')
  },
}
