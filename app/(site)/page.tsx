import { SitePage } from '@/app/site-page'
import { Hero } from '@/components/home/hero'
import { Problem } from '@/components/home/problem'
import { Process } from '@/components/home/process'
import { ServiceCards } from '@/components/home/service-cards'
import { BookingSection } from '@/components/sections/booking-section'
import { StatsBand } from '@/components/sections/stats-band'
import { TestimonialCards } from '@/components/sections/testimonial-cards'
import { page, planTools, services, site, stats, team, testimonials } from '@/lib/build/content'
import { drawingAt } from '@/lib/build/describe-picture'
import { servicePrices } from '@/lib/plan/tools'
import { feeds, routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { organization, webSite } from '@/lib/seo/structured-data/organization'

const homePage = page('home')
const { priceTemplate } = page('plan').panel

export const metadata = pageMetadata(
  homePage.seo,
  {
    ...routes.home,
    formats: { 'application/rss+xml': feeds.rss },
  },
  site.brand,
)

export default function HomePage() {
  return (
    <SitePage path={routes.home.path} things={[organization(site), webSite(site)]}>
      <Hero copy={homePage.head} site={site} drawingAt={drawingAt} />
      <Problem copy={homePage.problem} />
      <ServiceCards
        copy={homePage.services}
        services={services}
        prices={servicePrices(planTools, site, priceTemplate)}
      />
      <Process copy={homePage.process} drawingAt={drawingAt} />
      <TestimonialCards copy={homePage.results} testimonials={testimonials} newTabLabel={site.labels.opensInNewTab} />
      <StatsBand copy={homePage.reasons} stats={stats} />
      <BookingSection copy={homePage.booking} team={team} site={site} />
    </SitePage>
  )
}
