/**
 * The parameters of a route's pages; those of a page that says that there are none where there are none, since Next refuses to
 * export a route without pages. Nothing links to that page.
 */
export const paramsOrNone = <Params>(pages: Params[], none: Params): Params[] => (pages.length > 0 ? pages : [none])
