/** The tools of one service. */
export interface ToolGroup<Service, Tool> {
  readonly service: Service
  readonly tools: readonly Tool[]
}

/** The tools under the services they refer to, both in the order in which they come; services without tools are left out. */
export const groupByService = <Service extends { readonly slug: string }, Tool extends { readonly service: string }>(
  services: readonly Service[],
  tools: readonly Tool[],
): ToolGroup<Service, Tool>[] =>
  services
    .map((service) => ({ service, tools: tools.filter((tool) => tool.service === service.slug) }))
    .filter((group) => group.tools.length > 0)
