import { type HeaderSet, immutablePaths, pageHeaders, revalidate } from '../../lib/hosting/headers'
import type { HostedSite } from '../../lib/hosting/site-files'

/** Characters of this site's addresses. A redirect repeats no others, so that nothing else can get into its header. */
const plain = '[A-Za-z0-9/_.~-]'

/** The value of `Allow` in answers to other methods. */
const allowed = 'GET, HEAD'

/** Types of files that servers may not know, by the ends of their names. */
const furtherTypes = { md: 'text/markdown', webmanifest: 'application/manifest+json' }

const nginxHeaders = (set: HeaderSet): string[] =>
  Object.entries(set).map(([name, value]) => `add_header ${name} "${value}" always;`)

const nginxLocation = (match: string, lines: readonly string[]): string =>
  [`location ${match} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n')

/**
 * Directives for the `server` block of nginx, which sets `listen`, `server_name`, and `root`. It serves the `.gz` copies; Debian's
 * nginx cannot serve the `.br` ones.
 */
export function writeNginxFile({ headers, redirects }: HostedSite): string {
  const every = nginxHeaders(headers.everywhere)
  const page = (address?: string) => [
    ...every,
    ...nginxHeaders(pageHeaders(headers, address)),
    `add_header Cache-Control "${revalidate}" always;`,
  ]
  const forever = [...every, ...nginxHeaders(headers.immutable), 'try_files $uri =404;']
  const fresh = [...every, `add_header Cache-Control "${revalidate}" always;`, 'try_files $uri =404;']
  return `${[
    '# Include this file in a server block with listen, server_name, and root.',
    'server_tokens off;\ncharset utf-8;\ncharset_types text/css text/javascript application/javascript text/plain text/xml;',
    'gzip_static on;\ngzip_vary on;\nabsolute_redirect off;',
    // Redirects and refusals of nginx itself have no location with headers of its own, so that they inherit these.
    nginxHeaders(headers.everywhere).join('\n'),
    'if ($request_method !~ ^(GET|HEAD)$) {\n  return 405;\n}',
    'error_page 404 /404.html;\nerror_page 405 @method;',
    nginxLocation('@method', [...every, ...nginxHeaders({ Allow: allowed }), 'return 405;']),
    nginxLocation('= /404.html', ['internal;', ...page()]),
    nginxLocation('= /404', ['return 404;']),
    ...redirects.map(({ from, to }) => nginxLocation(`= ${from}`, [`return 301 ${to}$is_args$args;`])),
    nginxLocation('= /', [...page('/'), 'try_files /index.html =404;']),
    ...Object.keys(headers.own).map((address) =>
      nginxLocation(`= ${address}`, [...page(address), `try_files ${address}.html =404;`]),
    ),
    nginxLocation('^~ /.well-known/', fresh),
    nginxLocation('~ /\\.|^/(?:_headers|_redirects)$|\\.(?:br|gz)$', ['return 404;']),
    nginxLocation('~ ^/index(?:\\.html)?/?$', ['return 308 /$is_args$args;']),
    nginxLocation(`~ ^(?<clean>/${plain}+?)/index(?:\\.html)?/?$`, ['return 308 $clean$is_args$args;']),
    nginxLocation(`~ ^(?<clean>/${plain}+?)(?:\\.html|/)+$`, ['return 308 $clean$is_args$args;']),
    ...immutablePaths.map((folder) => nginxLocation(`^~ ${folder}`, forever)),
    ...Object.entries(furtherTypes).map(([ending, type]) =>
      nginxLocation(`~ \\.${ending}$`, ['types {}', `default_type ${type};`, `charset_types ${type};`, ...fresh]),
    ),
    nginxLocation('~ \\.\\w+$', fresh),
    nginxLocation('/', [...page(), 'try_files $uri.html =404;']),
  ].join('\n\n')}\n`
}

const caddyHeaders = (matcher: string, set: HeaderSet): string[] =>
  Object.entries(set).map(([name, value]) => `header ${matcher}${matcher && ' '}${name} "${value}"`)

/** Directives for a site block of Caddy, which sets `root`. It serves the `.br` and `.gz` copies. */
export function writeCaddyFile({ headers, redirects }: HostedSite): string {
  const own = Object.keys(headers.own)
  const lines = [
    '# Import this file into a site block with root.',
    `map {http.request.uri.query} {question} {\n  ~(.+) "?$\{1}"\n  default ""\n}`,
    `@lasting path ${immutablePaths.map((folder) => `${folder}*`).join(' ')}`,
    '@page {\n  not path_regexp \\.\\w+$',
    ...own.map((address) => `  not path ${address}`),
    '}',
    'route {',
    ...caddyHeaders('', { ...headers.everywhere, 'Cache-Control': revalidate }),
    'header -Server',
    '@method not method GET HEAD',
    ...caddyHeaders('@method', { Allow: allowed, 'Content-Type': 'text/plain; charset=utf-8' }),
    'respond @method "405 Method Not Allowed" 405',
    // Names that no file system takes; Caddy would answer with 500.
    '@impossible path_regexp \\x00|[^/]{256}',
    'error @impossible 404',
    '@hidden {\n  path */.* /_headers /_redirects /404 /404.html *.br *.gz\n  not path /.well-known/*\n}',
    'error @hidden 404',
    ...redirects.map(({ from, to }, index) => `@old${index} path ${from}\nredir @old${index} ${to}{question} 301`),
    '@index path_regexp ^/index(?:\\.html)?/?$',
    'redir @index /{question} 308',
    `@inner path_regexp inner ^(/${plain}+?)/index(?:\\.html)?/?$`,
    'redir @inner {re.inner.1}{question} 308',
    `@html path_regexp html ^(/${plain}+?)(?:\\.html|/)+$`,
    'redir @html {re.html.1}{question} 308',
    ...caddyHeaders('@lasting', headers.immutable),
    ...Object.entries(furtherTypes).flatMap(([ending, type]) => [
      `@${ending} {\n  path *.${ending}\n  file\n}`,
      ...caddyHeaders(`@${ending}`, { 'Content-Type': `${type}; charset=utf-8` }),
    ]),
    ...caddyHeaders('@page', pageHeaders(headers)),
    ...own.flatMap((address) => caddyHeaders(address, pageHeaders(headers, address))),
    'try_files {path} {path}.html',
    // Caddy itself says it of the compressed copy only; a shared cache would then give the other file to every visitor.
    '@compressed file {path}.gz {path}index.html.gz',
    'header @compressed ?Vary Accept-Encoding',
    'file_server {\n  precompressed br gzip\n}',
    '}',
    'handle_errors {',
    ...caddyHeaders('', { ...headers.everywhere, ...pageHeaders(headers), 'Cache-Control': revalidate }),
    'header -Server',
    '@missing expression {http.error.status_code} == 404',
    'rewrite @missing /404.html',
    'header @missing ?Vary Accept-Encoding',
    'file_server @missing {\n  precompressed br gzip\n}',
    '}',
  ]
  return `${lines.join('\n')}\n`
}
