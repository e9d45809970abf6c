import {
  type BundledSettings,
  type Conversion,
  campaignOf,
  type MeasuredEvent,
  type WriteMessage,
} from '@/lib/measurement/message'
import { whenShown } from './arrival'

/** Signals by which visitors refuse to be counted: Do Not Track and Global Privacy Control. */
const isRefused = (): boolean =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

const pressable = 'a,button'

/** The conversion that an element names in `data-event`. */
const eventOf = (element: HTMLElement) => element.dataset.event as Conversion | undefined

/** Adds the campaign to an address, so that the form and the calendar know it, too. */
const addCampaign = (address: { search: string }, campaign: string): void => {
  if (!address.search.includes(campaign)) address.search += (address.search && '&') + campaign
}

/**
 * Sends page views and conversions to the provider that the owner has named, without cookies and without any data of the visitor, and
 * passes the campaign of the address on to the form and to the booking page.
 * Sends nothing when the visitor refuses, and nothing from a frame, which is part of a page that is counted already.
 */
export const startMeasurement = (settings: BundledSettings, write: WriteMessage): void => {
  if (isRefused() || window !== window.parent) return
  const { origin, pathname: path, search } = location
  const campaign = campaignOf(search)
  const [referrer = ''] = document.referrer.split('?')
  const report = (event: MeasuredEvent) => {
    const { address, body, method } = write(settings, event, { origin, path, campaign, referrer, time: Date.now() })
    // A page view that is not counted must not disturb the visit.
    if (method) fetch(address, { mode: 'no-cors', keepalive: true }).catch(() => undefined)
    else navigator.sendBeacon(address, body)
  }
  whenShown(() => report('pageview'))
  const frame = campaign && document.querySelector<HTMLIFrameElement>('[data-part=frame]')
  if (frame) {
    const address = new URL(frame.src)
    addCampaign(address, campaign)
    frame.src = address.href
  }

  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>(pressable)
    const event = pressed && eventOf(pressed)
    if (event) report(event)
    const isForm = pressed && pressed.dataset.part === 'frame-link'
    if (isForm || event === 'Booking link') addCampaign(pressed as HTMLAnchorElement, campaign)
  })

  const seen = new Set<Conversion>()
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const event = eventOf(target as HTMLElement)
      if (!isIntersecting || !event || seen.has(event)) continue
      seen.add(event)
      report(event)
    }
  })
  const observe = () => {
    for (const element of document.querySelectorAll(`[data-event]:not(${pressable})`)) observer.observe(element)
  }
  observe()
  // Apps add elements later, such as the result of the calculator.
  new MutationObserver(observe).observe(document.body, { childList: true, subtree: true })
}
