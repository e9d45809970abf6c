import { Fragment } from 'react'
import { SitePage } from '@/app/site-page'
import { Section } from '@/components/layout/section'
import { NextStepBetween } from '@/components/sections/next-step'
import { Comparison } from '@/components/services/comparison'
import { Findings } from '@/components/services/findings'
import { QuoteDesk } from '@/components/services/quote-desk'
import { ColumnService, FirstProject, WideService } from '@/components/services/service-section'
import { ServicesContact } from '@/components/services/services-contact'
import { ServiceOverview, ServicesHero } from '@/components/services/services-hero'
import { StatusBoard } from '@/components/services/status-board'
import { page, planTools, services, site } from '@/lib/build/content'
import type { Service } from '@/lib/content/types'
import { servicePrices } from '@/lib/plan/tools'
import { routes } from '@/lib/routes'
import { servicesFrom } from '@/lib/seo/structured-data/services'

const servicesPage = page('services')
const { priceTemplate } = page('plan').panel

/** Only the canonical page describes itself to search engines. */
const forSearch = { name: servicesPage.head.heading, things: servicesFrom(services, planTools, site) }

interface ServicesScreenProps {
  path: string
  /** The section that a deep link scrolls to. */
  scrollTo?: Service['anchor']
}

/** The services page. */
export const ServicesScreen = ({ path, scrollTo }: ServicesScreenProps) => {
  const { overviewLabel, findings, quoteDesk, dashboard, comparison, deliverablesLabel, price } = servicesPage
  const shared = { deliverablesLabel, startLabel: site.labels.getStarted, priceCopy: price, tools: planTools }
  const calculator = { label: servicesPage.roiLabel, href: routes.roiCalculator.path }
  const plan = { label: servicesPage.planLabel, href: routes.plan.path }
  const sectionOf = (service: Service) => {
    if (service.picture === 'findings' && findings)
      return <ColumnService service={service} picture={<Findings copy={findings} />} more={calculator} {...shared} />
    if (service.picture === 'quoteDesk' && quoteDesk)
      return <WideService service={service} picture={<QuoteDesk copy={quoteDesk} />} more={plan} {...shared} />
    if (service.picture === 'dashboard' && dashboard)
      return <ColumnService service={service} picture={<StatusBoard copy={dashboard} />} dark {...shared} />
    return <ColumnService service={service} more={plan} {...shared} />
  }
  return (
    <SitePage path={path} scrollTo={scrollTo} {...(path === routes.services.path && forSearch)}>
      <ServicesHero copy={servicesPage} startLabel={site.labels.getStarted} />
      <ServiceOverview
        services={services}
        label={overviewLabel}
        prices={servicePrices(planTools, site, priceTemplate)}
      />
      {services.map((service) => (
        <Fragment key={service.slug}>{sectionOf(service)}</Fragment>
      ))}
      <NextStepBetween site={site} className="tablet:hidden" />
      <FirstProject copy={price} />
      <Section id="compare">
        <Comparison copy={comparison} />
      </Section>
      <ServicesContact copy={servicesPage} site={site} />
    </SitePage>
  )
}
