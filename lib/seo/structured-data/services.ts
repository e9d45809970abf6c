import type { Offer, Service as ServiceMarkup } from 'schema-dts'
import type { PlanTool, Service, Site } from '@/lib/content/types'
import { groupByService } from '@/lib/plan/groups'
import { toCents } from '@/lib/plan/money'
import { routes } from '@/lib/routes'
import { agency } from './organization'

type ServiceFacts = Pick<Service, 'slug' | 'title' | 'shortTitle' | 'summary' | 'anchor'>
type ToolFacts = Pick<PlanTool, 'name' | 'price' | 'service'>
type Agency = Pick<Site, 'brand' | 'origin'>

/** UN/CEFACT code of a month, the unit of every price. */
const month = 'MON'

const inDollars = (price: number): number => toCents(price) / 100

const serviceOf = ({ title, summary, anchor }: ServiceFacts, site: Agency) =>
  ({
    '@type': 'Service',
    name: title,
    description: summary,
    url: `${site.origin}${routes.services.path}#${anchor}`,
    provider: agency(site),
  }) as const satisfies ServiceMarkup

/** The services, each with the lowest monthly price of its tools; a service without tools has no offer. */
export const servicesFrom = (
  services: readonly ServiceFacts[],
  tools: readonly ToolFacts[],
  site: Agency,
): ServiceMarkup[] =>
  services.map((service) => {
    const prices = tools.filter((tool) => tool.service === service.slug).map(({ price }) => inDollars(price))
    const markup = serviceOf(service, site)
    if (prices.length === 0) return markup
    const priceSpecification = {
      '@type': 'UnitPriceSpecification',
      minPrice: Math.min(...prices),
      priceCurrency: 'USD',
      unitCode: month,
    } as const
    return { ...markup, offers: { '@type': 'Offer', priceSpecification } }
  })

const offer = ({ name, price }: ToolFacts): Offer => ({
  '@type': 'Offer',
  name,
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: inDollars(price),
    priceCurrency: 'USD',
    unitCode: month,
  },
})

/** The services with the monthly price of each of their tools, in few bytes: the plan is at its limit. */
export const servicesWithTools = (
  services: readonly ServiceFacts[],
  tools: readonly ToolFacts[],
  site: Agency,
): ServiceMarkup[] =>
  groupByService(services, tools).map(({ service, tools: own }) => ({
    '@type': 'Service',
    name: service.shortTitle,
    provider: { '@id': agency(site)['@id'] },
    offers: own.map(offer),
  }))
