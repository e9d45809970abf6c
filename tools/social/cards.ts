import type { SharedCopy, SocialCopy } from '@/components/social/social-card'
import type { SocialMotif } from '@/components/social/social-illustration'
import { topicsOf } from '@/lib/blog/tags'
import { articles, blogPage, careersPage, closedJobs, fixedPages, jobs, notFoundPage, site } from '@/lib/content'
import { fillTemplate } from '@/lib/fill-template'
import { articlePath, jobPagePath, routes, tagPath } from '@/lib/routes'
import { socialImageName } from '@/lib/seo/social-image'

type Card = readonly [path: string, copy: SocialCopy]

const head = (path: string, copy: { eyebrow?: string; heading: string }, motif: SocialMotif): Card => [
  path,
  { eyebrow: copy.eyebrow, heading: copy.heading, motif },
]

/** Pages whose cards show the standing arch; others have the hanging chain. */
const standing = new Set<string>(
  [routes.home, routes.about, routes.services, routes.contact, routes.thankYou, routes.leadForm, routes.careers].map(
    ({ path }) => path,
  ),
)

/** The text of every card, by file name. */
export function listCards(): { shared: SharedCopy; cards: ReadonlyMap<string, SocialCopy> } {
  const all: Card[] = [
    ...fixedPages.map((page) => head(page.path, page.head, standing.has(page.path) ? 'standing' : 'hanging')),
    head('/404', { eyebrow: notFoundPage.code, heading: notFoundPage.text }, 'hanging'),
    // Closed jobs have a page, which says so.
    ...[...jobs, ...closedJobs].map(({ id, title }) =>
      head(jobPagePath(id), { eyebrow: careersPage.head.eyebrow, heading: title }, 'standing'),
    ),
    ...topicsOf(articles).map(({ slug, name }) =>
      head(
        tagPath(slug),
        { eyebrow: blogPage.head.eyebrow, heading: fillTemplate(blogPage.tagPage.heading, { tag: name }) },
        'hanging',
      ),
    ),
    ...articles.map(
      ({ slug, title, tags }): Card => [articlePath(slug), { eyebrow: tags[0], heading: title, motif: 'cover', slug }],
    ),
  ]
  return {
    shared: { brand: site.brand, host: new URL(site.origin).host },
    cards: new Map(all.map(([path, copy]) => [socialImageName(path), copy])),
  }
}
