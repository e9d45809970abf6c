// @ts-check
/**
 * Replaces Next's internal module `collect-segment-data` during the build (alias in next-config.mjs). Next would render the payload
 * of every page twice more and write it in parts that its router prefetches: 10 s and 4,259 files of a build with 1,000 articles,
 * which no link of the site requests. Contract: tests/contract.test.ts.
 */
export async function collectSegmentData() {}

/** The parts that a prefetch could bundle: none. */
export async function collectPrefetchHints() {}
