import type { Redirect } from './redirects'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeText = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character)

/**
 * The HTML document at an old address, for hosts without redirect rules: it opens the new address at once, names it as canonical,
 * and links to it.
 * @param origin Origin of the live site, without a slash at its end.
 */
export const redirectPage = ({ to, title }: Redirect, origin: string): string => {
  const [href, text] = [escapeText(to), escapeText(title)]
  return [
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<meta http-equiv="refresh" content="0; url=${href}">`,
    `<link rel="canonical" href="${escapeText(origin)}${href}">`,
    `<title>${text}</title>`,
    '</head>',
    `<body><main><h1><a href="${href}">${text}</a></h1></main></body>`,
    '</html>',
    '',
  ].join('\n')
}
