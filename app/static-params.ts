/** Stands in for the parameter of a route without pages, which Next refuses to export. No slug has an underscore; the build leaves this page out. */
export const noParam = '_none'

/** The parameters of a route's pages, or one in their place, whose page is not found. */
export const paramsOrNone = (params: readonly string[]): readonly string[] => (params.length > 0 ? params : [noParam])
