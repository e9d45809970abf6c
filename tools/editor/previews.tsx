import type { PreviewedEntry } from '@site/editor-page'
import type { ReactNode } from 'react'
import { coverOf } from '@/lib/blog/cover'
import { AboutTeam } from '../../components/about/about-sections'
import { ArticleView } from '../../components/blog/article-view'
import { JobPage } from '../../components/careers/job-page'
import { FaqCategories } from '../../components/faq/faq'
import { ServiceCards } from '../../components/home/service-cards'
import { renderBody } from '../../components/mdx/render-body'
import { StatsBand } from '../../components/sections/stats-band'
import { TestimonialCards } from '../../components/sections/testimonial-cards'
import { ColumnService } from '../../components/services/service-section'
import { SvgSprite } from '../../components/sprite/svg-sprite'
import { RichText } from '../../components/ui/rich-text'
import { UseCaseList } from '../../components/use-cases/use-case-list'
import {
  type CollectionName,
  collectionNames,
  collections,
  type Fields,
  type ListName,
  type SiteCollection,
} from '../../lib/content/collections'
import { headingsIn } from '../../lib/content/headings'
import { countEntries, expandPlaceholders, type Placeholders } from '../../lib/content/placeholders'
import { readMinutes } from '../../lib/content/read-time'
import type { Site } from '../../lib/content/types'
import { servicePrices } from '../../lib/plan/tools'
import { symbolNames } from '../../lib/sprite/symbols'

/** A body as the site renders it, with its pictures where they can be seen. */
function showBody(
  { body, format, addressOf }: PreviewedEntry<CollectionName>,
  facts: Placeholders | undefined,
): string {
  try {
    return format
      ? renderBody(body, format, facts).replace(
          /src="(\/images\/[^"]+)"/g,
          (all, path) => `src="${addressOf(path) ?? all.slice(5, -1)}"`,
        )
      : ''
  } catch {
    return '<p>The text cannot be shown until its mistakes are corrected.</p>'
  }
}

type Shown<Name extends CollectionName> = Fields<Name> & { slug: string; address: string }

/** What a page shows of an entry, with the copy around it as it was saved. */
interface View<Name extends CollectionName> {
  entry: Shown<Name>
  text: { body: string; html: string }
  site: Site
  all: <Other extends CollectionName>(name: Other) => Shown<Other>[]
  one: <Other extends CollectionName>(name: Other) => Fields<Other>
}

/** The components that show an entry on the site; of others, forms show the text that is Markdown, or nothing. */
const views: { [Name in ListName]?: (view: View<Name>) => ReactNode } = {
  articles: ({ entry, text: { body, html }, site, one }) => (
    <ArticleView
      article={{ ...entry, headings: headingsIn(body), cover: coverOf(body), readMinutes: readMinutes(body) }}
      html={html}
      related={[]}
      neighbors={{}}
      copy={one('blogPage')}
      site={site}
    />
  ),
  faq: ({ entry, text, site, one }) => (
    <FaqCategories
      categories={[{ title: entry.category, entries: [{ ...entry, html: text.html }] }]}
      copy={one('faqPage')}
      site={site}
      between={undefined}
    />
  ),
  jobs: ({ entry, site, one }) => (
    <JobPage
      job={entry}
      copy={one('careersPage')}
      email={site.email}
      newTabLabel={site.labels.opensInNewTab}
      open
      others={[]}
    />
  ),
  testimonials: ({ entry, site, one }) => (
    <TestimonialCards copy={one('homePage').results} testimonials={[entry]} newTabLabel={site.labels.opensInNewTab} />
  ),
  stats: ({ entry, one }) => <StatsBand copy={one('homePage').reasons} stats={[entry]} />,
  team: ({ entry, one }) => <AboutTeam copy={one('aboutPage').team} team={[entry]} />,
  useCases: ({ entry, site, all, one }) => (
    <UseCaseList
      useCases={[entry]}
      services={all('services')}
      tools={new Map(all('planTools').map(({ slug, name }) => [slug, name]))}
      quoted={site.labels.quoted}
      copy={one('useCasesPage')}
      between={undefined}
    />
  ),
  services: ({ entry, site, all, one }) => (
    <>
      <ServiceCards
        copy={one('homePage').services}
        services={[entry]}
        prices={servicePrices(all('planTools'), site, one('planPage').panel.priceTemplate)}
      />
      <ColumnService
        service={entry}
        deliverablesLabel={one('servicesPage').deliverablesLabel}
        startLabel={site.labels.getStarted}
        priceCopy={one('servicesPage').price}
        tools={all('planTools')}
      />
    </>
  ),
}

const withPicture = <Entry extends object>(entry: Entry, addressOf: PreviewedEntry['addressOf']): Entry => {
  const { picture } = entry as { picture?: { src: string } }
  return picture ? { ...entry, picture: { ...picture, src: addressOf(picture.src) ?? picture.src } } : entry
}

/** Shows an entry with the site's components; one that is not complete without them, so far as it has a text. */
function showEntry<Name extends ListName>(name: Name, previewed: PreviewedEntry<CollectionName>): ReactNode {
  const { slug, fields, body, format, addressOf, entriesOf } = previewed
  const site = entriesOf('site')[0] as Placeholders | undefined
  const facts = site && { ...site, counts: countEntries((each) => entriesOf(each).length) }
  const expand = <Value,>(value: Value): Value => (facts ? expandPlaceholders(value, facts) : value)
  const html = showBody(previewed, facts)
  const view = views[name]
  const { address }: SiteCollection = collections[name]
  if (!fields || !facts || !view)
    return (
      <main className="p-6">
        {format ? <RichText html={html} /> : <p>You see it here once all fields that need it are filled in.</p>}
      </main>
    )
  const all = <Other extends CollectionName>(other: Other) => expand(entriesOf(other)) as Shown<Other>[]
  return (
    <main>
      <SvgSprite names={symbolNames} mark={undefined} />
      {view({
        entry: withPicture({ ...(expand(fields) as Fields<Name>), slug, address: address?.(slug) ?? '' }, addressOf),
        text: { body, html },
        site: expand(facts) as Site,
        all,
        one: (other) => all(other)[0] as Fields<typeof other>,
      })}
    </main>
  )
}

const hasPreview = (name: CollectionName): name is ListName =>
  name in views || (!collections[name].isSingle && collections[name].format !== 'yaml')

/** What is shown beside the forms of entries. */
export const previews = Object.fromEntries(
  collectionNames
    .filter(hasPreview)
    .map((name) => [name, (entry: PreviewedEntry<CollectionName>) => showEntry(name, entry)]),
)
