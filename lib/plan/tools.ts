import type { Site } from '@/lib/content/types'

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

/** The first tool of each service with the copy around its price. Services without tools are left out. */
export const servicePrices = <Tool extends { readonly service: string }>(
  tools: readonly Tool[],
  { labels, priceNote: note }: Pick<Site, 'labels' | 'priceNote'>,
) => ({
  tools: new Map(tools.toReversed().map((tool) => [tool.service, tool])),
  label: labels.firstToolTemplate,
  quoted: labels.quoted,
  note,
})
