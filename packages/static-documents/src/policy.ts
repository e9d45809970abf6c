/** A content security policy: the sources of each directive. */
export type Policy = Readonly<Record<string, readonly string[]>>

/** What a page may use besides files of the site. Hashes have the form `sha256-…`, and hosts are origins or `'self'`. */
export interface PolicySources {
  /** Hashes of inline scripts. */
  scriptHashes: readonly string[]
  /** Hashes of style elements. */
  styleHashes: readonly string[]
  /** Whether it may load style sheets of the site. */
  styleSheets?: boolean
  /** Hosts of the pages in its frames. */
  frames?: readonly string[]
  /** Other hosts that its scripts may send requests to. */
  connections?: readonly string[]
  /** Names of the Trusted Types policies that its scripts may create. */
  trustedTypes?: readonly string[]
}

/** Other hosts that pages may use. */
export type OutsideHosts = Pick<PolicySources, 'connections' | 'frames'>

const self = "'self'"
const none = "'none'"

const quoted = (hashes: readonly string[]): string[] => [...new Set(hashes)].sort().map((hash) => `'${hash}'`)

/** The policy of one page. What is not named is forbidden, such as strings in places where the browser would parse them as code. */
export const pagePolicy = (sources: PolicySources): Policy => ({
  'default-src': [none],
  'script-src': [self, ...quoted(sources.scriptHashes)],
  'style-src': [...(sources.styleSheets ? [self] : []), ...quoted(sources.styleHashes)],
  'img-src': [self, 'data:'],
  'font-src': [self],
  'manifest-src': [self],
  // Lighthouse reads robots.txt from inside the page.
  'connect-src': [self, ...(sources.connections ?? [])],
  ...(sources.frames?.length ? { 'frame-src': sources.frames } : {}),
  'object-src': [none],
  'base-uri': [none],
  'form-action': [self],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': sources.trustedTypes ?? [none],
})

/** The text of a policy, for a header or a `<meta>`. */
export const writePolicy = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';')

/** Reads a policy that {@link writePolicy} wrote. */
export const readPolicy = (text: string): Policy =>
  Object.fromEntries(
    text.split(';').map((part) => {
      const [directive = '', ...sources] = part.trim().split(' ')
      return [directive, sources]
    }),
  )

/** A policy for a header, with what a `<meta>` cannot say: only the site may show its pages in frames. */
export const framedBySite = (policy: Policy): Policy => ({ ...policy, 'frame-ancestors': [self] })

/**
 * The policy that a server sends with every document. The styles of documents differ, so their hashes are only in the policy in the
 * page, which browsers apply as well: the header's `'unsafe-inline'` allows no style that the page's own policy forbids.
 * @param document The policy in any document.
 */
export const documentHeaderPolicy = (document: Policy, { frames = [none] }: Pick<OutsideHosts, 'frames'>): Policy =>
  framedBySite({ ...document, 'style-src': ["'unsafe-inline'"], 'frame-src': frames })
