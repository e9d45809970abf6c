import { formatCents, toCents } from './money'

/** A tool as far as its price matters here. */
interface PricedTool {
  readonly service: string
  readonly price: number
}

/** The lowest price of each service's tools, formatted (`$149.50`), by the service. Services without tools are left out. */
export function lowestPrices(tools: readonly PricedTool[]): ReadonlyMap<string, string> {
  const lowest = new Map<string, number>()
  for (const { service, price } of tools) {
    lowest.set(service, Math.min(lowest.get(service) ?? Number.POSITIVE_INFINITY, toCents(price)))
  }
  return new Map(Array.from(lowest, ([service, cents]) => [service, formatCents(cents)]))
}
