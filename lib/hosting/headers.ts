import {
  documentHeaderPolicy,
  framedBySite,
  type OutsideHosts,
  type Policy,
  scriptFolder,
  writePolicy,
} from '@site/static-documents'

export type HeaderSet = Readonly<Record<string, string>>

/** Every header that a server adds to the files of the site: the one source of all host configurations. */
export interface SiteHeaders {
  /** Of every response. */
  everywhere: HeaderSet
  /** Of every page besides those in `own`, the not-found page included. */
  pages: HeaderSet
  /** Of single pages by address, in place of `pages`. */
  own: Readonly<Record<string, HeaderSet>>
  /** Of the files below folders whose names or contents have a hash, so that they never change. */
  immutable: HeaderSet
}

/** Folders of files that never change, with a slash at both ends. */
export const immutablePaths = [scriptFolder, '/enhancements/', '/fonts/', '/pictures/'] as const

/** The cache rule of everything else. */
export const revalidate = 'no-cache'

const immutable: HeaderSet = { 'Cache-Control': 'max-age=31536000, immutable' }

/** Headers of a page. Every byte counts on each visit, so permissions that no browser would ask for are not named. */
const pageSet = (policy: Policy, opener: string): HeaderSet => ({
  'Content-Security-Policy': writePolicy(policy),
  'Strict-Transport-Security': 'max-age=31536000',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(),microphone=(),geolocation=()',
  'Cross-Origin-Opener-Policy': opener,
  'Cross-Origin-Resource-Policy': 'same-origin',
})

/** A page that is no document, by the policy in it. */
export interface OwnPage {
  address: string
  policy: Policy
  /** Whether windows that it opens on other hosts answer through `opener`, as one for signing in does. */
  opensWindows?: boolean
}

/**
 * Headers of the site, from the policy in any document, and the other pages: the apps, and the editor page where there is one.
 * Search engines must not list any file of a preview; pages say so themselves.
 */
export const siteHeaders = (
  document: Policy,
  hosts: Pick<OutsideHosts, 'frames'>,
  others: readonly OwnPage[],
  isPreview = false,
): SiteHeaders => ({
  everywhere: { 'X-Content-Type-Options': 'nosniff', ...(isPreview && { 'X-Robots-Tag': 'noindex' }) },
  pages: pageSet(documentHeaderPolicy(document, hosts), 'same-origin'),
  own: Object.fromEntries(
    others.map(({ address, policy, opensWindows }) => [
      address,
      pageSet(framedBySite(policy), opensWindows ? 'same-origin-allow-popups' : 'same-origin'),
    ]),
  ),
  immutable,
})

/** The headers of a page besides those of all responses. */
export const pageHeaders = ({ own, pages }: SiteHeaders, address = ''): HeaderSet => own[address] ?? pages
