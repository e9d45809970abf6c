// @ts-check
/**
 * Takes the place of Next's module of the same exports while the site is built (see next.config.mjs). Next would read the payload of
 * every page twice more, cut it into parts that its router may prefetch, and write each of them into a file of its own, eight
 * a page: half of an export's time. Links load documents here, so nobody would ask for them.
 */
export async function collectSegmentData() {}

/** Which of these parts a prefetch could bundle: none. */
export async function collectPrefetchHints() {}
