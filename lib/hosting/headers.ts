import { framedBySite, headerPolicy, type Policy, type PolicySources, writePolicy } from './policy'

type HeaderSet = Readonly<Record<string, string>>

/** Every header that a server adds to the files of the site: the one source of all host configurations. */
export interface SiteHeaders {
  /** Of every response. */
  everywhere: HeaderSet
  /** Of every page besides those in `own`, the not-found page included. */
  pages: HeaderSet
  /** Of single pages by address, in place of `pages`. */
  own: Readonly<Record<string, HeaderSet>>
  /** Of the files below folders whose names or contents have a hash, so that they never change. */
  lasting: HeaderSet
}

/** Folders of files that never change, with a slash at both ends. */
export const lastingFolders = ['/_next/static/', '/enhancements/', '/fonts/'] as const

/** The cache rule of everything else. */
export const revalidate = 'public, max-age=0, must-revalidate'

const everywhere: HeaderSet = { 'X-Content-Type-Options': 'nosniff' }

const lasting: HeaderSet = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** Headers of a page. Every byte counts on each visit, so permissions that no browser would ask for are not named. */
const pageSet = (policy: Policy, opener: string): HeaderSet => ({
  'Content-Security-Policy': writePolicy(policy),
  'Strict-Transport-Security': 'max-age=31536000',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(),microphone=(),geolocation=()',
  'Cross-Origin-Opener-Policy': opener,
  'Cross-Origin-Resource-Policy': 'same-origin',
})

/**
 * Headers of the site.
 * @param hosts The other hosts that pages may use.
 * @param editor The address of the editor page and the policy in it, where the site has one. Its window for signing in on another
 * host answers through `opener`.
 */
export const siteHeaders = (
  hosts: Pick<PolicySources, 'frames'>,
  editor?: { address: string; policy: Policy },
): SiteHeaders => ({
  everywhere,
  pages: pageSet(headerPolicy(hosts), 'same-origin'),
  own: editor ? { [editor.address]: pageSet(framedBySite(editor.policy), 'same-origin-allow-popups') } : {},
  lasting,
})

/** The headers of a page besides those of all responses. */
export const pageHeaders = ({ own, pages }: SiteHeaders, address = ''): HeaderSet => own[address] ?? pages
