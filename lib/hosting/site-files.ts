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

/**
 * The `_redirects` of Netlify and Cloudflare Pages; both serve clean addresses by themselves. Only `301!` makes Netlify redirect where
 * the export has a page, as it has at old addresses; Cloudflare leaves out that rule, and takes the next one.
 */
export const writeRedirectsFile = ({ redirects }: HostedSite): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301!\n${from} ${to} 301\n`).join('')

/**
 * The `config.json` of Vercel's Build Output API (version 3), which it reads beside the files of a site that its own machines have built.
 * No header is set by two rules; those of `/*` go with redirects, too.
 */
export function writeVercelFile({ headers, redirects, addresses }: HostedSite): string {
  const own = Object.keys(headers.own)
  const excluded = [...own.map((address) => `${address.slice(1)}$`), '.*\\.'].join('|')
  const rule = (src: string, set: HeaderSet) => ({ src: `^${src}$`, headers: set, continue: true })
  const redirect = (src: string, to: string, status: number) => ({ src: `^${src}$`, status, headers: { Location: to } })
  const names = addresses.filter((address) => address !== '/').map((address) => address.slice(1))
  const configuration = {
    version: 3,
    routes: [
      rule('/.*', headers.everywhere),
      ...immutablePaths.map((folder) => rule(`${folder}.*`, headers.immutable)),
      rule(`/(?!${excluded}).*`, pageHeaders(headers)),
      ...own.map((address) => rule(address, pageHeaders(headers, address))),
      ...redirects.map(({ from, to }) => redirect(from, to, 301)),
      redirect('/(?:(.+)/)?index(?:\\.html)?/?', '/$1', 308),
      redirect('/(.+?)(?:\\.html|/)+', '/$1', 308),
      { handle: 'error' },
      { src: '^.*$', status: 404, dest: '/404.html' },
    ],
    // Pages have addresses without the ends of their names.
    overrides: Object.fromEntries(names.map((name) => [`${name}.html`, { path: name }])),
  }
  return `${JSON.stringify(configuration, null, 2)}\n`
}
