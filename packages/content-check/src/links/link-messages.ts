import type { LinkTargets } from '../content'
import type { Entry } from '../entry'
import { type Advice, writing } from '../problem'
import type { Format, Setup } from '../settings'
import { alternatives, closest, enumeration, nearest, quote } from '../words'
import { ownPlaceAdvice } from './own-places'

/** Anchors, of which a long list is cut to those that are most like what was written. */
const oneOf = (anchors: readonly string[], wanted: string): string =>
  alternatives((anchors.length > 8 ? closest(wanted, anchors, 8) : anchors).map((id) => `#${id}`))

/** Advice to write what is near, or to do something else. */
export const meaning = (wrong: string, near: string | undefined, otherwise: string): Advice => ({
  message: `${wrong}; ${near === undefined ? otherwise : `did you mean ${quote(near)}?`}`,
  put: near,
})

/** All that an address may lead to: the pages, and the addresses of the public files; with the settings, for messages. */
export interface Destinations extends LinkTargets {
  files: ReadonlySet<string>
  setup: Setup
}

const pageOfFile = (path: string, { links }: Setup): string => links.addressOf?.(path) ?? path

/** Advice for an address that this site does not have; undefined when it is valid. */
export const internalLinkAdvice = (address: string, targets: Destinations): Advice | undefined => {
  const { pages, files, unread, setup } = targets
  const [, page = '', anchor] = /^([^#]*)(?:#(.*))?$/s.exec(address) ?? []
  const path = page.split('?')[0] ?? ''
  if (files.has(path)) return undefined
  const anchors = pages.get(path)
  if (!anchors) {
    const names = [...pages.keys()]
    const trimmed = pageOfFile(path, setup).replace(/(?:\/index)?(?:\.html|\/)$/, '') || '/'
    const near = pages.has(trimmed) ? trimmed : nearest(path, names)
    if (near === undefined && /\.\w+$/.test(path))
      return { message: `the file "${path}" is not in ${setup.files.folder}/; add it there, or link to a page` }
    const otherwise = `the nearest are ${enumeration(closest(path, names).map(quote))}`
    const advice = meaning(`"${path}" is not a page of this site`, near, otherwise)
    return { ...advice, put: near && address.replace(path, () => near) }
  }
  if (anchor === undefined || anchors.has(anchor) || unread.has(path)) return undefined
  const near = nearest(anchor, [...anchors])
  const otherwise = anchors.size === 0 ? `write "${path}"` : `write "${path}", or add ${oneOf([...anchors], anchor)}`
  return meaning(`the page "${path}" has no part "#${anchor}"`, near && `${path}#${near}`, otherwise)
}

/** Advice for an address of mail or a telephone; undefined for one that the texts may have. */
export const contactAdvice = (address: string, format: Format, { links, richText }: Setup): Advice | undefined => {
  if (links.contact === undefined) return undefined
  const { mailto, tel, page } = links.contact
  const wanted = address.startsWith('tel:') ? `tel:${tel}` : `mailto:${mailto}`
  // Placeholders such as {email} are not replaced in MDX.
  if (format === 'mdx') return { message: `${quote(address)} cannot be used in ${richText.one}; link to ${page}` }
  if (address.replace(/\?.*$/, '') === wanted) return undefined
  return writing(`${quote(address)} is written out`, wanted, quote(wanted))
}

/** What follows the name of the site, or of a server on this machine; undefined in addresses of other sites. */
const ownPath = (address: string, origin = ''): string | undefined => {
  const [, host = '', path] = /^https?:\/\/([^/]+)(.*)$/is.exec(address) ?? []
  const bare = (name: string) => name.toLowerCase().replace(/^(?:https:\/\/)?(?:www\.)?/, '')
  const isSite = bare(host) === bare(origin)
  return isSite || /^localhost(?::\d+)?$/i.test(host) ? path : undefined
}

const externalAdvice = (address: string, origin: string | undefined): Advice | undefined => {
  const shown = quote(address)
  const path = ownPath(address, origin)
  if (path !== undefined) return writing(`${shown} is a page of this site`, path || '/', quote(path || '/'))
  const ownPlace = URL.canParse(address) ? ownPlaceAdvice(address) : undefined
  if (ownPlace) return { ...ownPlace, message: `${shown} ${ownPlace.message}` }
  const secure = address.replace(/^https?:/i, 'https:')
  const isWeb = secure.startsWith('https:')
  if (secure !== address) return writing(`${shown} does not start with "https:"`, secure, quote(secure))
  if (isWeb && URL.canParse(address) && /^https:\/\/[^/]/.test(address)) return undefined
  return { message: `${shown} is not a ${isWeb ? 'full ' : ''}web address; write one such as https://example.com/page` }
}

/** Advice for a link in the body of an entry; undefined when it is valid. */
export const textLinkAdvice = (address: string, { body, format }: Entry, targets: Destinations): Advice | undefined => {
  const { setup } = targets
  const { example } = setup.links
  const shown = quote(address)
  if (address === '')
    return {
      message: `the link has no address; write it in the parentheses, such as [${example.words}](${example.address})`,
    }
  if (address.startsWith('#')) {
    const anchors = body?.headings.map(({ id }) => id) ?? []
    const anchor = address.slice(1)
    if (anchors.includes(anchor)) return undefined
    const near = nearest(anchor, anchors)
    const otherwise =
      anchors.length > 0 ? `write ${oneOf(anchors, anchor)}, or a page` : 'it has none, so link to a page'
    return meaning(`${shown} is not a heading of this text`, near && `#${near}`, otherwise)
  }
  if (/^(?:mailto|tel):/i.test(address)) return contactAdvice(address, format, setup)
  if (/^[^/\s@]+@[^/\s@]+$/.test(address)) return contactAdvice(`mailto:${address}`, format, setup)
  if (/^[a-z][a-z0-9+.-]*:/i.test(address) || address.startsWith('//')) return externalAdvice(address, targets.origin)
  if (address.startsWith('/')) return internalLinkAdvice(address, targets)
  const withSlash = pageOfFile(`/${address}`, setup)
  const isPage = internalLinkAdvice(withSlash, targets) === undefined
  const meant = isPage ? withSlash : nearest(withSlash, [...targets.pages.keys()])
  const wrong = `${shown} is neither a page of this site nor a web address`
  if (meant) return meaning(wrong, meant, '')
  const full = ownPath(`https://${address}`, targets.origin)
  if (full) return writing(`${shown} is a page of this site`, full, quote(full))
  const isHost =
    /^(?:www\.|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/|$))/i.test(address) && !/\.(?:html?|mdx?|pdf|yaml)$/i.test(address)
  const secure = `https://${address}`
  return isHost ? writing(wrong, secure, quote(secure)) : { message: `${wrong}; start it with "/" or "https://"` }
}
