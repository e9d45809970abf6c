import type { Site } from '@/lib/content/types'
import { formatPrice } from '../text/money'

/** The tools of one service. */
export interface ToolGroup<Service, Tool> {
  readonly service: Service
  readonly tools: readonly Tool[]
}

/** Groups tools by service, in the order of both lists. Services without tools are left out. */
export const groupByService = <Service extends { readonly slug: string }, Tool extends { readonly service: string }>(
  services: readonly Service[],
  tools: readonly Tool[],
): ToolGroup<Service, Tool>[] =>
  services
    .map((service) => ({ service, tools: tools.filter((tool) => tool.service === service.slug) }))
    .filter((group) => group.tools.length > 0)

/** The prices that stand for services: the first tool of each, by the service, the form that names it, and what is said of others. */
export interface ServicePrices {
  tools: ReadonlyMap<string, { name: string; price: string }>
  template: string
  /** Stands for a service without tools. */
  quoted: string
  /** What a price includes. */
  note: string
}

/** @param form The form of every price. */
export const servicePrices = (
  tools: readonly { readonly service: string; readonly name: string; readonly price: number }[],
  { labels: { firstToolTemplate: template, quoted }, priceNote: note }: Pick<Site, 'labels' | 'priceNote'>,
  form: string,
): ServicePrices => ({
  tools: new Map(tools.toReversed().map((tool) => [tool.service, { ...tool, price: formatPrice(form, tool.price) }])),
  template,
  quoted,
  note,
})
