const runtimes = ['none', 'on-demand', 'at-once', 'framed'] as const

/** How much framework a page gets, as its main part says; framed: no script at all. */
export type Runtime = (typeof runtimes)[number]

/**
 * Exports that mean nothing once the framework is gone. `SiteLink` leaves a plain link; the rest are Next's own frame
 * around every page. Next's error pages and its router parts are the only default exports among client components,
 * since ours are named (README, code rules).
 */
const harmless = new Set([
  'SiteLink',
  'default',
  'ClientPageRoot',
  'ClientSegmentRoot',
  'HTTPAccessFallbackBoundary',
  'IconMark',
  'MetadataBoundary',
  'OutletBoundary',
  'RootLayoutBoundary',
  'SegmentViewNode',
  'SegmentViewStateNode',
  'ViewportBoundary',
])

/** Reads the value of `data-runtime`. */
export const asRuntime = (value: string | undefined): Runtime | undefined =>
  runtimes.find((runtime) => runtime === value)

/**
 * Holds a page's word against the client components that it really has.
 * @param path The page's address, for the sentence.
 * @param runtime What its main part says.
 * @param exports Names of the client components on it.
 * @returns A sentence when the two do not agree.
 */
export function runtimeProblem(
  path: string,
  runtime: string | undefined,
  exports: readonly string[],
): string | undefined {
  const known = asRuntime(runtime)
  const live = exports.filter((name) => !harmless.has(name))
  if (known === undefined)
    return `${path} does not say how much framework it needs: wrap it in <Page runtime="${runtimes.join(' | ')}">${runtime ? `, not "${runtime}"` : ''}.`
  const still = known === 'none' || known === 'framed'
  if (still && live.length > 0)
    return `${path} is marked runtime="${known}" but has the client component${live.length > 1 ? 's' : ''} ${live.join(', ')}. Mark it "on-demand" or "at-once", or take ${live.length > 1 ? 'them' : 'it'} out.`
  if (!still && live.length === 0)
    return `${path} is marked runtime="${known}" but has no client component besides links. Mark it "none".`
  return undefined
}
