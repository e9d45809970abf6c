import { conversionOf } from '@/lib/measurement/conversion-of'
import type { MeasuredEvent, WriteMessage } from '@/lib/measurement/message'
import type { BundledSettings } from '@/lib/measurement/settings'
import { whenShown } from './arrival'

/** Signals by which visitors refuse to be counted: Do Not Track and Global Privacy Control. */
const isRefused = (): boolean =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

const send = (settings: BundledSettings, write: WriteMessage, event: MeasuredEvent): void => {
  const { origin, pathname } = location
  const [referrer = ''] = document.referrer.split('?')
  const { address, body, method } = write(settings, event, { origin, path: pathname, referrer })
  // A page view that is not counted must not disturb the visit.
  if (method) fetch(address, { mode: 'no-cors', keepalive: true }).catch(() => undefined)
  else navigator.sendBeacon(address, body)
}

/**
 * Sends page views and conversions to the provider that the owner has named, without cookies and without any data of the visitor.
 * Sends nothing when the visitor refuses, and nothing from a frame, which is part of a page that is counted already.
 */
export const startMeasurement = (settings: BundledSettings, write: WriteMessage): void => {
  if (isRefused() || window !== window.parent) return
  const report = (event: MeasuredEvent) => send(settings, write, event)
  whenShown(() => report('pageview'))

  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a')
    const conversion = link && conversionOf(link.href, settings)
    if (conversion) report(conversion)
  })

  document.addEventListener('submit', ({ submitter }) => {
    const isAdded = submitter?.getAttribute('name') === 'tool' && submitter.getAttribute('aria-disabled') !== 'true'
    if (isAdded) report('Plan item added')
  })

  // The element around the frame: the frame is replaced when a plan is filled into the form.
  const form = document.querySelector('iframe')?.parentElement
  if (form)
    new IntersectionObserver((entries, observer) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      report('Lead form reached')
    }).observe(form)

  if (document.getElementById('roi-calculator'))
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.roi-report')) return
      observer.disconnect()
      report('ROI completed')
    }).observe(document.body, { childList: true, subtree: true })
}
