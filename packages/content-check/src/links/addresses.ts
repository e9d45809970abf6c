import type { LinkTargets } from '../content'
import type { Entry } from '../entry'
import type { BareFinding } from '../finding'
import { found } from '../sentences'
import type { Format, Settings } from '../settings'
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

/** What is wrong with a web address that works for its author only, and the one that is meant; undefined for others. */
export const ownPlace = (address: string): { why: string; help: string; meant?: string } | undefined => {
  const bare = address.replace(/^https?:\/\/(?:www\.)?/i, '')
  const [, why, meaning] = places.find(([pattern]) => pattern.test(bare)) ?? []
  const meant = meaning?.(address)
  const help = meant ? quote(meant) : 'the address that everybody can open'
  return why === undefined ? undefined : { why, help, ...(meant && { meant }) }
}

/** All that an address may lead to: the pages, and the addresses of the public files; with the settings, for messages. */
export interface Destinations extends LinkTargets {
  files: ReadonlySet<string>
  settings: Settings
}

/** The part that is meant, or what to write: the page, if there is one, and the nearest parts. */
const nearestPart = (page: string, anchor: string, anchors: readonly string[], moved?: Destinations['moved']) => {
  const near = nearest(anchor, anchors)
  const meant = moved?.get(`${page}#${anchor}`) ?? (near && `${page}#${near}`)
  const others = closest(anchor, anchors, 8).map((id) => quote(`${page}#${id}`))
  const all = alternatives([page ? quote(page) : 'the address of a page', ...others])
  return { meant, help: meant ? `did you mean ${quote(meant)}?` : `write ${all}` }
}

const pageOfFile = (path: string, { links }: Settings): string => links.addressOf?.(path) ?? path

/** What is wrong with an address that this site does not have; undefined when it is valid. */
export const internalFinding = (address: string, targets: Destinations): BareFinding | undefined => {
  const { pages, moved, files, unread, settings } = targets
  const [, whole = '', part] = /^([^#]*)(?:#(.*))?$/s.exec(address) ?? []
  const page = whole.split('?')[0] ?? ''
  if (files.has(page) || files.has(page.replaceAll('%20', ' '))) return undefined
  const anchors = pages.get(page)
  if (!anchors) {
    const names = [...pages.keys()]
    const trimmed = pageOfFile(page, settings).replace(/(?:\/index)?(?:\.html|\/)$/, '') || '/'
    const near = moved?.get(trimmed) ?? (pages.has(trimmed) ? trimmed : nearest(page, names))
    if (near === undefined && /\.\w+$/.test(page))
      return found('link/unknown-file', { file: page, folder: settings.files.folder })
    const nearestPages = `the nearest are ${enumeration(closest(page, names).map(quote))}`
    const help = near ? `did you mean ${quote(near)}?` : nearestPages
    return found('link/unknown-page', { page, help }, { replacement: near && address.replace(page, () => near) })
  }
  if (part === undefined || anchors.has(part) || unread.has(page)) return undefined
  const { help, meant } = nearestPart(page, part, [...anchors], moved)
  return found('link/unknown-part', { page, part, help }, { replacement: meant })
}

/** What is wrong with an address of mail or a telephone; undefined for one that the texts may have, which a written-out one of mail is as well. */
const contactFinding = (address: string, format: Format, { links, richText }: Settings): BareFinding | undefined => {
  if (links.contact === undefined) return undefined
  const { mailto, tel, page } = links.contact
  const [bare = '', query = ''] = address.split(/\?(.*)/s)
  const isWritten = /^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(bare)
  // Placeholders such as {email} are not replaced in MDX.
  if (format === 'mdx' && !isWritten) return found('link/in-article', { address, article: richText.one, page })
  const meant = isWritten ? bare : address.startsWith('tel:') ? `tel:${tel}` : `mailto:${mailto}`
  const isDraft = [...new URLSearchParams(query)].every(
    ([name, value]) => name === 'body' || (name === 'subject' && !/[\r\n]/.test(value)),
  )
  if (bare === meant && isDraft) return undefined
  return found(bare === meant ? 'link/contact-parts' : 'link/contact', { address, meant }, { replacement: meant })
}

/** What is wrong with an address outside the site; undefined when it is valid. */
export const externalFinding = (address: string, origin = ''): BareFinding | undefined => {
  const [, host = '', path = ''] = /^https?:\/\/([^/]+)(.*)$/is.exec(address) ?? []
  const bare = (name: string) => name.toLowerCase().replace(/^(?:https:\/\/)?(?:www\.)?/, '')
  const page = path || '/'
  if (host && (bare(host) === bare(origin) || /^localhost(?::\d+)?$/i.test(host)))
    return found('link/own-site', { address, page }, { replacement: page })
  const own = URL.canParse(address) ? ownPlace(address) : undefined
  if (own) return found('link/own-place', { address, ...own }, { replacement: own.meant })
  const meant = address.replace(/^https?:/i, 'https:')
  if (meant !== address) return found('link/unencrypted', { address, meant }, { replacement: meant })
  return URL.canParse(address) && /^https:\/\/[^/]/.test(address) ? undefined : found('link/web-address', { address })
}

/** What is wrong with a link in the body of an entry; undefined when it is valid. */
export const textLinkFinding = (
  address: string,
  { body, format }: Entry,
  targets: Destinations,
): BareFinding | undefined => {
  const { settings, pages, origin } = targets
  if (address === '') return found('link/no-address')
  if (address.startsWith('#')) {
    const anchors = body?.headings.map(({ id }) => id) ?? []
    if (anchors.includes(address.slice(1))) return undefined
    const { help, meant } = nearestPart('', address.slice(1), anchors)
    return found('link/unknown-heading', { address, help }, { replacement: meant })
  }
  if (/^(?:mailto|tel):/i.test(address)) return contactFinding(address, format, settings)
  if (/^[^/\s@]+@[^/\s@]+$/.test(address)) return contactFinding(`mailto:${address}`, format, settings)
  if (/^[a-z][a-z0-9+.-]*:/i.test(address) || address.startsWith('//')) return externalFinding(address, origin)
  if (address.startsWith('/')) return internalFinding(address, targets)
  const withSlash = pageOfFile(`/${address}`, settings)
  const isPage = internalFinding(withSlash, targets) === undefined
  const meant = isPage ? withSlash : nearest(withSlash, [...pages.keys()])
  const neither = (help: string, replacement?: string) => found('link/neither', { address, help }, { replacement })
  if (meant) return neither(`did you mean ${quote(meant)}?`, meant)
  const isHost =
    /^(?:www\.|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/|$))/i.test(address) && !/\.(?:html?|mdx?|pdf|yaml)$/i.test(address)
  const secure = `https://${address}`
  if (isHost) return externalFinding(secure, origin) ?? neither(`write ${quote(secure)}`, secure)
  return neither('start it with "/" or "https://"')
}
