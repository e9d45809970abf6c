import type { LinkTargets } from '../content'
import type { Entry } from '../entry'
import type { Format, Setup } from '../settings'
import { alternatives, closest, enumeration, hasUser, nearest, quote, userMessage } from '../words'
import { ownPlaceMessage } from './own-places'

/** Lists that are longer are cut to the entries that are most like what was written. */
const longList = 8

const oneOf = (anchors: readonly string[], wanted: string): string => {
  const listed = anchors.length > longList ? closest(wanted, anchors, longList) : anchors
  return `${anchors.length > listed.length ? 'one of its parts, such as ' : ''}${alternatives(listed.map((id) => `#${id}`))}`
}

const nearestPages = (path: string, pages: readonly string[]): string =>
  `the nearest are ${enumeration(closest(path, pages).map((page) => `"${page}"`))}`

const suggestion = (near: string | undefined, otherwise: string): string =>
  near === undefined ? otherwise : `did you mean "${near}"?`

/** All that an address may lead to: the pages, and the addresses of the public files; with the settings, for messages. */
export interface Destinations extends LinkTargets {
  files: ReadonlySet<string>
  setup: Setup
}

const pageOfFile = (path: string, { links }: Setup): string => links.addressOf?.(path) ?? path

/** The message for an address that this site does not have; undefined when it is valid. */
export const internalLinkMessage = (address: string, targets: Destinations): string | undefined => {
  const { pages, files, unread, setup } = targets
  const [, page = '', anchor] = /^([^#]*)(?:#(.*))?$/s.exec(address) ?? []
  const path = page.split('?')[0] ?? ''
  if (files.has(path)) return undefined
  const anchors = pages.get(path)
  if (!anchors) {
    const trimmed = pageOfFile(path, setup).replace(/(?:\/index)?(?:\.html|\/)$/, '') || '/'
    const near = pages.has(trimmed) ? trimmed : nearest(path, [...pages.keys()])
    if (near === undefined && /\.\w+$/.test(path))
      return `the file "${path}" is not in ${setup.files.folder}/; add it there, or link to a page`
    return `"${path}" is not a page of this site; ${suggestion(near, nearestPages(path, [...pages.keys()]))}`
  }
  if (anchor === undefined || anchors.has(anchor) || unread.has(path)) return undefined
  const near = nearest(anchor, [...anchors])
  const otherwise = anchors.size === 0 ? `write "${path}"` : `write "${path}", or add ${oneOf([...anchors], anchor)}`
  return `the page "${path}" has no part "#${anchor}"; ${suggestion(near === undefined ? near : `${path}#${near}`, otherwise)}`
}

const contactMessage = (address: string, format: Format, { links, richText }: Setup): string | undefined => {
  if (links.contact === undefined) return undefined
  const { mailto, tel, page } = links.contact
  const wanted = address.startsWith('tel:') ? `tel:${tel}` : `mailto:${mailto}`
  // Placeholders such as {email} are not replaced in MDX.
  if (format === 'mdx') return `${quote(address)} cannot be used in ${richText.one}; link to ${page}`
  return address.replace(/\?.*$/, '') === wanted ? undefined : `${quote(address)} is written out; write "${wanted}"`
}

/** What follows the name of the site, or of a server on this machine; undefined in addresses of other sites. */
const ownPath = (address: string, origin = ''): string | undefined => {
  const [, host = '', path] = /^https?:\/\/([^/]+)(.*)$/is.exec(address) ?? []
  const bare = (name: string) => name.toLowerCase().replace(/^(?:https:\/\/)?(?:www\.)?/, '')
  const isSite = bare(host) === bare(origin)
  return isSite || /^localhost(?::\d+)?$/i.test(host) ? path : undefined
}

const externalMessage = (address: string, origin: string | undefined): string | undefined => {
  const path = ownPath(address, origin)
  if (path !== undefined) return `${quote(address)} is a page of this site; write ${quote(path || '/')}`
  if (hasUser(address)) return `${quote(address)} ${userMessage(address)}`
  const ownPlace = URL.canParse(address) ? ownPlaceMessage(address) : undefined
  if (ownPlace) return `${quote(address)} ${ownPlace}`
  if (/^http:/i.test(address))
    return `${quote(address)} is not encrypted; write ${quote(address.replace(/^http:/i, 'https:'))}`
  if (!/^https:/i.test(address))
    return `${quote(address)} is not a web address; write one such as https://example.com/page`
  if (!address.startsWith('https:'))
    return `${quote(address)} has capitals in "https"; write ${quote(address.replace(/^https/i, 'https'))}`
  return URL.canParse(address) && /^https:\/\/[^/]/.test(address)
    ? undefined
    : `${quote(address)} is not a full web address; write one such as https://example.com/page`
}

/** The message for a link in the body of an entry; undefined when it is valid. */
export const textLinkMessage = (
  address: string,
  { body, format }: Entry,
  targets: Destinations,
): string | undefined => {
  const { setup } = targets
  const { example } = setup.links
  const ownAnchors = body?.headings.map(({ id }) => id) ?? []
  if (address === '')
    return `the link has no address; write it in the parentheses, such as [${example.words}](${example.address})`
  if (address.startsWith('#')) {
    if (ownAnchors.includes(address.slice(1))) return undefined
    const near = nearest(address.slice(1), ownAnchors)
    return `${quote(address)} is not a heading of this text; ${suggestion(near && `#${near}`, ownAnchors.length > 0 ? `write ${oneOf(ownAnchors, address.slice(1))}, or a page` : 'it has none, so link to a page')}`
  }
  if (/^(?:mailto|tel):/i.test(address)) return contactMessage(address, format, setup)
  if (/^[^/\s@]+@[^/\s@]+$/.test(address)) return contactMessage(`mailto:${address}`, format, setup)
  if (/^[a-z][a-z0-9+.-]*:/i.test(address) || address.startsWith('//')) return externalMessage(address, targets.origin)
  if (address.startsWith('/')) return internalLinkMessage(address, targets)
  const withSlash = pageOfFile(`/${address}`, setup)
  const isPage = internalLinkMessage(withSlash, targets) === undefined
  const meant = isPage ? withSlash : nearest(withSlash, [...targets.pages.keys()])
  if (meant) return `${quote(address)} is neither a page of this site nor a web address; did you mean ${quote(meant)}?`
  const full = ownPath(`https://${address}`, targets.origin)
  if (full) return `${quote(address)} is a page of this site; write ${quote(full)}`
  const help =
    /^(?:www\.|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/|$))/i.test(address) && !/\.(?:html?|mdx?|pdf|yaml)$/i.test(address)
      ? `write ${quote(`https://${address}`)}`
      : 'start it with "/" or "https://"'
  return `${quote(address)} is neither a page of this site nor a web address; ${help}`
}
