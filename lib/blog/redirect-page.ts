import { escapeHtml } from '../escape-html'
import type { Redirect } from './redirects'

/**
 * The HTML document at an old address, for hosts without redirect rules: it opens the new address at once, names it as canonical,
 * and links to it.
 * @param origin Origin of the live site, without a slash at its end.
 */
export const redirectPage = ({ to, title }: Redirect, origin: string): string => {
  const [href, text] = [escapeHtml(to), escapeHtml(title)]
  return [
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<meta http-equiv="refresh" content="0; url=${href}">`,
    `<link rel="canonical" href="${escapeHtml(origin)}${href}">`,
    `<title>${text}</title>`,
    '</head>',
    `<body><main><h1><a href="${href}">${text}</a></h1></main></body>`,
    '</html>',
    '',
  ].join('\n')
}
