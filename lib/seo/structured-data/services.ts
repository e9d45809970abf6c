import type { Offer, Service as ServiceMarkup } from 'schema-dts'
import type { PlanTool, Service, Site } from '@/lib/content/types'
import { groupByService } from '@/lib/plan/tools'
import { routes } from '@/lib/routes'
import { agency } from './organization'

type ServiceFacts = Pick<Service, 'slug' | 'title' | 'shortTitle' | 'summary' | 'anchor'>
type ToolFacts = Pick<PlanTool, 'price' | 'service'>
type Agency = Pick<Site, 'brand' | 'origin'>

/** The monthly prices of some tools; undefined without any. `MON` is the UN/CEFACT code of a month. */
const offerOf = (tools: readonly ToolFacts[]): Offer | undefined => {
  const prices = tools.map(({ price }) => price)
  if (prices.length === 0) return undefined
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice: Math.min(...prices),
      maxPrice: Math.max(...prices),
      priceCurrency: 'USD',
      unitCode: 'MON',
    },
  }
}

/** The services with the monthly prices of their tools; a service without tools has no offer. */
export const servicesFrom = (
  services: readonly ServiceFacts[],
  tools: readonly ToolFacts[],
  site: Agency,
): ServiceMarkup[] =>
  services.map((service) => {
    const offers = offerOf(tools.filter((tool) => tool.service === service.slug))
    return {
      '@type': 'Service',
      name: service.title,
      description: service.summary,
      url: `${site.origin}${routes.services.path}#${service.anchor}`,
      provider: agency(site),
      ...(offers && { offers }),
    }
  })

/** The services of the plan with the monthly prices of their tools, in few bytes, since the page is at its limit: the first names the agency. */
export const servicesInPlan = (
  services: readonly ServiceFacts[],
  tools: readonly ToolFacts[],
  site: Agency,
): ServiceMarkup[] =>
  groupByService(services, tools).map(({ service, tools: own }, index) => ({
    '@type': 'Service',
    name: service.shortTitle,
    provider: index === 0 ? agency(site) : { '@id': agency(site)['@id'] },
    offers: offerOf(own),
  }))
