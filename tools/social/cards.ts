import type { SharedCopy, SocialCopy } from '@/components/social/social-card'
import type { SocialMotif } from '@/components/social/social-illustration'
import { topicsOf } from '@/lib/blog/tags'
import { articles, entryPages, fixedPages, page, site } from '@/lib/build/content'
import { drawingAt } from '@/lib/build/describe-picture'
import { collections } from '@/lib/content/collections'
import { routes, tagPath } from '@/lib/routes'
import { socialImageName } from '@/lib/seo/social-image'
import { fillTemplate } from '@/lib/text/fill-template'

const { head: blogHead, tagPage } = page('blog')
const { code, text } = page('notFound')

/** Pages whose cards show the drawing of the firm where it has one; others have chains. */
const { home, about, services, contact, thankYou, leadForm, careers } = routes
const drawn = [home, about, services, contact, thankYou, leadForm, careers].map(({ path }): string => path)

const own = site.socialDrawing && drawingAt(site.socialDrawing)

const motifOf = (path: string): SocialMotif => (own && drawn.includes(path) ? own : 'hanging')

const heads = new Map(fixedPages.map(({ path, head }) => [path, head]))

/** The text of every card, by file name. */
export function listCards(): { shared: SharedCopy; cards: ReadonlyMap<string, SocialCopy> } {
  const cards = new Map<string, SocialCopy>()
  const add = (path: string, { eyebrow, heading, cover }: Omit<SocialCopy, 'motif'>, motif: SocialMotif) =>
    cards.set(socialImageName(path), { eyebrow, heading, cover, motif })
  for (const [path, head] of heads) add(path, head, motifOf(path))
  add('/404', { eyebrow: code, heading: text }, 'hanging')
  for (const { address, title, collection } of entryPages) {
    const [list = ''] = collections[collection].paths
    add(address, { eyebrow: heads.get(list)?.eyebrow, heading: title }, motifOf(list))
  }
  for (const { slug, name } of topicsOf(articles))
    add(tagPath(slug), { eyebrow: blogHead.eyebrow, heading: fillTemplate(tagPage.heading, { tag: name }) }, 'hanging')
  for (const { address, title, tags, cover } of articles)
    add(address, { eyebrow: tags[0], heading: title, cover }, 'cover')
  return { shared: { brand: site.brand, host: new URL(site.origin).host, socialFont: site.theme?.socialFont }, cards }
}
