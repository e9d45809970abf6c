import type { ReactNode } from 'react'
import { AboutTeam } from '@/components/about/about-sections'
import { ArticleView } from '@/components/blog/article-view'
import { JobPage } from '@/components/careers/job-page'
import { FaqCategories } from '@/components/faq/faq'
import { ServiceCards } from '@/components/home/service-cards'
import { StatsBand } from '@/components/sections/stats-band'
import { TestimonialCards } from '@/components/sections/testimonial-cards'
import { ColumnService } from '@/components/services/service-section'
import { UseCaseList } from '@/components/use-cases/use-case-list'
import { coverOf } from '@/lib/blog/cover'
import type { CollectionName, Fields, ListName } from '@/lib/content/collections'
import { headingsIn } from '@/lib/content/headings'
import { readMinutes } from '@/lib/content/read-time'
import type { Site } from '@/lib/content/types'
import { servicePrices } from '@/lib/plan/tools'

export type Shown<Name extends CollectionName> = Fields<Name> & { slug: string; address: string }

/** What a page shows of an entry, with the copy around it as it was saved. */
interface View<Name extends CollectionName> {
  entry: Shown<Name>
  text: { body: string; html: string }
  site: Site
  all: <Other extends CollectionName>(name: Other) => Shown<Other>[]
  one: <Other extends CollectionName>(name: Other) => Fields<Other>
}

/** The components that show an entry on the site; of others, forms show the text that is Markdown, or nothing. */
export const views: { [Name in ListName]?: (view: View<Name>) => ReactNode } = {
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
