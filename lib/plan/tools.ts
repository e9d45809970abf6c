import { formatDollars } from '../money'

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

/** A tool as far as its price matters here. */
interface PricedTool {
  readonly service: string
  readonly price: number
}

/** The lowest price of each service's tools, formatted (`$149.50`), by the service. Services without tools are left out. */
export function lowestPrices(tools: readonly PricedTool[]): ReadonlyMap<string, string> {
  const lowest = new Map<string, number>()
  for (const { service, price } of tools) {
    lowest.set(service, Math.min(lowest.get(service) ?? Number.POSITIVE_INFINITY, price))
  }
  return new Map(Array.from(lowest, ([service, price]) => [service, formatDollars(price)]))
}
