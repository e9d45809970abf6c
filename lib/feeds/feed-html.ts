/** Attributes that mean something without the site's styles and scripts. */
const kept = /^(?:href|src|alt|width|height|colspan|rowspan|scope|start|datetime)$/i

const plainTag = (tag: string): string =>
  tag.replace(/\s([\w-]+)(?:="[^"]*")?/g, (attribute, name: string) => (kept.test(name) ? attribute : ''))

/**
 * The HTML of an article for readers elsewhere: without illustrations, classes, marked places, smaller pictures to choose from, and links to its own
 * headings, and with absolute addresses.
 * @param html What React has written for the page.
 * @param url The address of the article.
 */
export const feedHtml = (html: string, url: string): string =>
  html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<hr data-[^>]*>/g, '')
    .replace(/<a [^>]*class="heading-anchor"[^>]*>(.*?)<\/a>/gs, '$1')
    .replace(/<\/?(?:section|div|span|picture|source)\b[^>]*>/g, '')
    .replace(/<[a-z][^>]*>/gi, plainTag)
    .replace(/ (href|src)="([^"]*)"/g, (_, name: string, address: string) => ` ${name}="${absolute(address, url)}"`)

/** Addresses in HTML are escaped, which does not matter here: `&amp;` stays as it is. */
const absolute = (address: string, url: string): string =>
  URL.canParse(address, url) ? new URL(address, url).href : address
