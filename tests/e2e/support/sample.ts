/** Whether everything is tested, as in the nightly run, in place of samples. */
export const isNightly = process.env['TEST_EVERYTHING'] === 'true'

/** Some of the items, spread over the list. */
export const spread = <Item>(items: readonly Item[], count: number): Item[] =>
  items.filter((_, index) => index % Math.ceil(items.length / count) === 0)

/** The same; all of them in the nightly run. */
export const sample = <Item>(items: readonly Item[], count: number): Item[] =>
  isNightly ? [...items] : spread(items, count)
