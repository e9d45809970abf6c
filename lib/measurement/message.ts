import type { MeasurementSettings } from './settings'

/** What happened: a page view, or a conversion by its name. */
export type Happening = 'pageview' | Conversion

/** The conversions of the site. */
export type Conversion =
  | 'Booking link'
  | 'Lead form reached'
  | 'ROI completed'
  | 'Plan item added'
  | 'Plan sent'
  | 'Application started'
  | 'Mail link'
  | 'Phone link'

/** Where it happened. The address has no query and no fragment, since a fragment can carry a visitor's plan. */
export interface Visit {
  origin: string
  path: string
  referrer: string
}

/** A message of a beacon; without a body, all of it is in the address. */
export interface Message {
  address: string
  body?: string
}

/** A message in the form that the provider expects. */
export function writeMessage(
  { provider, address, site }: Pick<MeasurementSettings, 'provider' | 'address' | 'site'>,
  happening: Happening,
  { origin, path, referrer }: Visit,
): Message {
  const name = happening === 'pageview' ? undefined : happening
  if (provider === 'fathom') {
    const query = new URLSearchParams({ h: origin, p: path, r: referrer, sid: site, ...(name && { name }) })
    return { address: `${address}?${query}` }
  }
  const url = origin + path
  const { hostname } = new URL(origin)
  const bodies = {
    plausible: { name: happening, url, domain: site, referrer },
    umami: { type: 'event', payload: { website: site, hostname, url: path, referrer, name } },
    endpoint: { site, event: happening, url, referrer },
  }
  return { address, body: JSON.stringify(bodies[provider]) }
}
