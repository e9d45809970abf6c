import type { Fields } from '../content/collections'

/** Where page views and conversions are sent. */
export type MeasurementSettings = NonNullable<Fields<'site'>['measurement']>

/** What the module has of them: the form of its messages is chosen when it is bundled. */
export type BundledSettings = Omit<MeasurementSettings, 'provider'>

/** What happened: a page view, or a conversion by its name. */
export type MeasuredEvent = 'pageview' | Conversion

/** The conversions of the site, which elements name in `data-event`: links and buttons report it when pressed, others when first seen. */
export type Conversion =
  | 'Booking link'
  | 'Lead form reached'
  | 'ROI completed'
  | 'Plan item added'
  | 'Plan sent'
  | 'Application started'
  | 'Mail link'
  | 'Phone link'

/** Where it happened. The address has no fragment, since that can carry a visitor's plan, and no query but the campaign. */
export interface Visit {
  origin: string
  path: string
  /** As {@link campaignOf} returns it. */
  campaign: string
  referrer: string
  /** Milliseconds since 1970. */
  time: number
}

/** The parameters of a query that name the campaign whose link the visitor has followed, without the question mark: `utm_source=letter&ref=a`. */
export const campaignOf = (query: string): string =>
  query
    .slice(1)
    .split('&')
    .filter((part) => /^(?:utm_\w+|ref|source)=/.test(part))
    .join('&')

/** The address of a page with its campaign, as the page was opened. */
const addressOf = ({ path, campaign }: Visit): string => path + (campaign && `?${campaign}`)

/** A message for a provider. */
export interface Message {
  address: string
  /** The content of a POST; left out where all of it is in the address. */
  body?: string
  /** Set where the provider only takes a GET, which no beacon sends. */
  method?: 'GET'
}

/** Writes a message in the form that a provider expects. */
export type WriteMessage = (settings: BundledSettings, event: MeasuredEvent, visit: Visit) => Message

/** Source: plausible.io/docs/events-api. */
export const plausibleMessage: WriteMessage = ({ address, site }, event, visit) => ({
  address,
  body: JSON.stringify({ name: event, url: visit.origin + addressOf(visit), domain: site, referrer: visit.referrer }),
})

/** Source: docs.umami.is/docs/api/sending-stats. */
export const umamiMessage: WriteMessage = ({ address, site }, event, visit) => {
  const name = event === 'pageview' ? undefined : event
  const { hostname } = new URL(visit.origin)
  const payload = { website: site, hostname, url: addressOf(visit), referrer: visit.referrer, name }
  return { address, body: JSON.stringify({ type: 'event', payload }) }
}

/**
 * Fathom describes no interface, so this is what its script sends (cdn.usefathom.com/script.js): page views by GET, events by a
 * beacon; `cid` keeps answers from being cached.
 */
export const fathomMessage: WriteMessage = ({ address, site }, event, { origin, path, campaign, referrer, time }) => {
  const isView = event === 'pageview'
  const query = new URLSearchParams({
    ...(!isView && { name: event, payload: '{}' }),
    h: origin,
    p: path,
    r: referrer.startsWith(origin) ? '' : referrer,
    sid: site,
    qs: JSON.stringify(Object.fromEntries(new URLSearchParams(campaign))),
    cid: `${time % 1e8}`,
  })
  return { address: `${address}?${query}`, ...(isView && { method: 'GET' }) }
}

/** For an address of the owner. */
export const ownMessage: WriteMessage = ({ address, site }, event, visit) => ({
  address,
  body: JSON.stringify({ site, event, url: visit.origin + addressOf(visit), referrer: visit.referrer }),
})
