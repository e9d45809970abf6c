// @ts-check
/**
 * Replaces Next's internal module `collect-segment-data` while the site is built (alias in next.config.mjs). Next would render the payload of
 * every page twice more and write it in parts for its router to prefetch: 10 s and 4,259 files of a build with 1,000 articles, which no
 * link of the site asks for. Contract: tests/unit/build/contracts.test.ts.
 */
export async function collectSegmentData() {}

/** Which of these parts a prefetch could bundle: none. */
export async function collectPrefetchHints() {}
