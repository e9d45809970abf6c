import type { LinkTargets } from '../content'
import type { Entry } from '../entry'
import { type Advice, writing } from '../problem'
import type { Format, Setup } from '../settings'
import { alternatives, anyOf, closest, enumeration, nearest, quote } from '../words'

const firstParameter = (address: string): string | undefined =>
  [...new URL(address).searchParams.values()].find((value) => /^https?:\/\//.test(value))

const redirects = anyOf([
  /^google\.[\w.]+\/url\?|^bing\.com\/ck\/|^duckduckgo\.com\/l\//, // of search engines
  /^lm?\.(?:facebook|instagram)\.com\/|^linkedin\.com\/(?:safety\/go|redir)|^youtube\.com\/redirect\?/, // of networks
  /^[\w.-]+\.safelinks\.protection\.outlook\.com\/|^urldefense\.|^slack-redir\.net\//, // of mail and chats
  /^[\w.-]+\.list-manage\.com\/track\//, // of newsletters
])
const ownPlaces = anyOf([
  /\/edit\/?(?:[?#]|$)|\/wp-admin\b|^github\.com\/[^/]+\/[^/]+\/(?:edit|settings)\b/, // editors of sites
  /^(?:mail\.google|outlook\.(?:office|live))\.com\/|^outlook\.[\w.]+\/calendar\b/, // mail
  /^drive\.google\.com\/drive\/(?:u\/\d+\/)?(?:my-drive|home)|^dropbox\.com\/home\b/, // files
  /^(?:chatgpt\.com|chat\.openai\.com)\/c\/|^claude\.ai\/chat\//, // chats
  /^calendly\.com\/(?:app|event_types|integrations|scheduled_events)\b/, // calendars
  /^(?:app\.)?cal\.com\/(?:bookings|event-types|settings)\b|^calendar\.google\.com\/calendar\/(?:u\/\d+\/)?r\b/,
])

/** Addresses that work for their author and not for visitors, or not for long: what they are, and the one that is meant. */
const places: readonly [address: RegExp, wrong: string, meant?: (address: string) => string | undefined][] = [
  [
    /^[^/\\?#]*@/,
    'has a user name before its "@", which looks like the name of the site',
    (address) => address.replace(/^https?:\/\/[^/\\?#]*@/i, 'https://'),
  ],
  [
    /^[\w-]+\.[\w-]+\.pages\.dev\b|^[\w-]+--[\w-]+\.netlify\.app\b|-git-[\w-]+\.vercel\.app\b/,
    'is a preview, which is deleted later',
    (address) => new URL(address).pathname,
  ],
  [
    /^docs\.google\.com\/.*\/edit\b/,
    'is where the document is edited',
    (address) => address.replace(/\/edit.*$/, /\/forms\//.test(address) ? '/viewform' : '/view'),
  ],
  [redirects, 'is a redirect of another program, which may end', firstParameter],
  [ownPlaces, 'is a page for whoever edits it or has the account, which visitors cannot open'],
]

/** What to write for a web address that works for its author only; undefined for others. */
export const ownPlaceAdvice = (address: string): Advice | undefined => {
  const bare = address.replace(/^https?:\/\/(?:www\.)?/i, '')
  const [, wrong, meant] = places.find(([pattern]) => pattern.test(bare)) ?? []
  const put = meant?.(address)
  return wrong === undefined ? undefined : writing(wrong, put, put ? quote(put) : 'the address that everybody can open')
}

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

/** Advice for a part that a page does not have, or the text itself, where there is no page. */
const partAdvice = (wrong: string, page: string, anchor: string, anchors: readonly string[]): Advice => {
  const near = nearest(anchor, anchors)
  const others = closest(anchor, anchors, 8).map((id) => quote(`${page}#${id}`))
  const otherwise = `write ${alternatives([page ? quote(page) : 'the address of a page', ...others])}`
  return meaning(wrong, near && `${page}#${near}`, otherwise)
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
  return partAdvice(`the page "${path}" has no part "#${anchor}"`, path, anchor, [...anchors])
}

/** Advice for an address of mail or a telephone; undefined for one that the texts may have. */
export const contactAdvice = (address: string, format: Format, { links, richText }: Setup): Advice | undefined => {
  if (links.contact === undefined) return undefined
  const { mailto, tel, page } = links.contact
  const wanted = address.startsWith('tel:') ? `tel:${tel}` : `mailto:${mailto}`
  // Placeholders such as {email} are not replaced in MDX.
  if (format === 'mdx') return { message: `${quote(address)} cannot be used in ${richText.one}; link to ${page}` }
  const [bare, query = ''] = address.split(/\?(.*)/s)
  const isDraft = [...new URLSearchParams(query)].every(
    ([name, value]) => name === 'body' || (name === 'subject' && !/[\r\n]/.test(value)),
  )
  if (bare === wanted && isDraft) return undefined
  const more = 'has more than a subject and a body behind its address, so the message may go to others'
  return writing(`${quote(address)} ${bare === wanted ? more : 'is written out'}`, wanted, quote(wanted))
}

/** Advice for an address outside the site; undefined when it is valid. */
export const externalAdvice = (address: string, origin = ''): Advice | undefined => {
  const shown = quote(address)
  const [, host = '', path = ''] = /^https?:\/\/([^/]+)(.*)$/is.exec(address) ?? []
  const bare = (name: string) => name.toLowerCase().replace(/^(?:https:\/\/)?(?:www\.)?/, '')
  if (host && (bare(host) === bare(origin) || /^localhost(?::\d+)?$/i.test(host)))
    return writing(`${shown} is a page of this site`, path || '/', quote(path || '/'))
  const ownPlace = URL.canParse(address) ? ownPlaceAdvice(address) : undefined
  if (ownPlace) return { ...ownPlace, message: `${shown} ${ownPlace.message}` }
  const secure = address.replace(/^https?:/i, 'https:')
  if (secure !== address) return writing(`${shown} does not start with "https:"`, secure, quote(secure))
  if (URL.canParse(address) && /^https:\/\/[^/]/.test(address)) return undefined
  return { message: `${shown} is not a web address; write one such as https://example.com/page` }
}

/** Advice for a link in the body of an entry; undefined when it is valid. */
export const textLinkAdvice = (address: string, { body, format }: Entry, targets: Destinations): Advice | undefined => {
  const { setup, pages, origin } = targets
  const shown = quote(address)
  if (address === '')
    return { message: 'the link has no address; write it in the parentheses, such as [text](/address)' }
  if (address.startsWith('#')) {
    const anchors = body?.headings.map(({ id }) => id) ?? []
    const anchor = address.slice(1)
    if (anchors.includes(anchor)) return undefined
    return partAdvice(`${shown} is not a heading of this text`, '', anchor, anchors)
  }
  if (/^(?:mailto|tel):/i.test(address)) return contactAdvice(address, format, setup)
  if (/^[^/\s@]+@[^/\s@]+$/.test(address)) return contactAdvice(`mailto:${address}`, format, setup)
  if (/^[a-z][a-z0-9+.-]*:/i.test(address) || address.startsWith('//')) return externalAdvice(address, origin)
  if (address.startsWith('/')) return internalLinkAdvice(address, targets)
  const withSlash = pageOfFile(`/${address}`, setup)
  const isPage = internalLinkAdvice(withSlash, targets) === undefined
  const meant = isPage ? withSlash : nearest(withSlash, [...pages.keys()])
  const wrong = `${shown} is neither a page of this site nor a web address`
  if (meant) return meaning(wrong, meant, '')
  const isHost =
    /^(?:www\.|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/|$))/i.test(address) && !/\.(?:html?|mdx?|pdf|yaml)$/i.test(address)
  const secure = `https://${address}`
  if (isHost) return externalAdvice(secure, origin) ?? writing(wrong, secure, quote(secure))
  return { message: `${wrong}; start it with "/" or "https://"` }
}
