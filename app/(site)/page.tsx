import { Hero } from '@/components/home/hero'
import { Problem } from '@/components/home/problem'
import { Process } from '@/components/home/process'
import { ServiceCards } from '@/components/home/service-cards'
import { Page } from '@/components/layout/page'
import { CallSection } from '@/components/sections/call-section'
import { StatsBand } from '@/components/sections/stats-band'
import { TestimonialCards } from '@/components/sections/testimonial-cards'
import { homePage, services, site, stats, testimonials } from '@/lib/content'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata(homePage.seo, routes.home)

export default function HomePage() {
  return (
    <Page runtime="on-demand">
      <link rel="canonical" href={`${site.origin}/`} />
      <Hero words={homePage.hero} site={site} />
      <Problem words={homePage.problem} />
      <ServiceCards words={homePage.services} services={services} />
      <Process words={homePage.process} />
      <TestimonialCards id="case-studies" words={homePage.results} testimonials={testimonials} />
      <StatsBand words={homePage.reasons} stats={stats} />
      <CallSection id="book" words={homePage.call} site={site} />
    </Page>
  )
}
