import { type HeaderSet, immutablePaths, pageHeaders, type SiteHeaders } from './headers'

/** What the configurations of hosts are written from. */
export interface HostedSite {
  headers: SiteHeaders
  /** Addresses of all pages. */
  addresses: readonly string[]
  /** Permanent redirects between addresses. */
  redirects: readonly { from: string; to: string }[]
}

/** Cloudflare ignores further rules and longer lines. */
const mostRules = 100
const longestLine = 2000

/** `/blog/a` → `/blog/*`, `/about` → `/about`: one rule for all pages of a folder. */
const patternOf = (address: string): string => address.replace(/^(\/[^/]+\/).*/, '$1*')

/**
 * The `_headers` of Netlify and Cloudflare Pages. Both join the values of a header that several rules set, so none is set twice for
 * a path. Unknown addresses get the headers of `/*` and the policy in the not-found page.
 */
export function writeHeadersFile({ headers, addresses }: HostedSite): string {
  const patterns = [...new Set(addresses.map(patternOf))]
  const rules: [string, HeaderSet][] = [
    ['/*', headers.everywhere],
    ...immutablePaths.map((folder): [string, HeaderSet] => [`${folder}*`, headers.immutable]),
    ...patterns.map((pattern): [string, HeaderSet] => [pattern, pageHeaders(headers, pattern)]),
  ]
  const lines = rules.flatMap(([path, set]) => [
    path,
    ...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`),
  ])
  if (rules.length > mostRules || lines.some((line) => line.length > longestLine))
    throw new Error(
      `_headers has ${rules.length} rules, and its longest line has ${Math.max(...lines.map(({ length }) => length))} characters; Cloudflare Pages reads ${mostRules} rules of ${longestLine} characters. Move pages into a common folder, or allow fewer inline scripts.`,
    )
  return `${lines.join('\n')}\n`
}

/** The `_redirects` of Netlify and Cloudflare Pages; both serve clean addresses by themselves. */
export const writeRedirectsFile = ({ redirects }: HostedSite): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')

const listed = (set: HeaderSet) => Object.entries(set).map(([key, value]) => ({ key, value }))

/** The `vercel.json` of the published folder. No header is set by two rules. */
export function writeVercelFile({ headers, redirects }: HostedSite): string {
  const own = Object.keys(headers.own)
  const excluded = [...own.map((address) => `${address.slice(1)}$`), '.*\\.'].join('|')
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
    headers: [
      { source: '/(.*)', headers: listed(headers.everywhere) },
      ...immutablePaths.map((folder) => ({ source: `${folder}(.*)`, headers: listed(headers.immutable) })),
      { source: `/((?!${excluded}).*)`, headers: listed(pageHeaders(headers)) },
      ...own.map((address) => ({ source: address, headers: listed(pageHeaders(headers, address)) })),
    ],
  }
  return `${JSON.stringify(configuration, null, 2)}\n`
}
