/**
 * The parameters of a route's pages; `none` where there are no pages, since Next refuses to export a route without any: that page says
 * that there is nothing, and nothing links to it.
 */
export const paramsOrNone = (params: readonly string[]): readonly string[] => (params.length > 0 ? params : ['none'])
