import { conversionOf } from '@/lib/measurement/conversion-of'
import { type Happening, writeMessage } from '@/lib/measurement/message'
import type { MeasurementSettings } from '@/lib/measurement/settings'
import { whenShown } from './arrival'

/** Signals by which visitors refuse to be counted: Do Not Track and Global Privacy Control. */
const isRefused = (): boolean =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)

const send = (settings: MeasurementSettings, happening: Happening): void => {
  const { origin, pathname } = location
  const { address, body } = writeMessage(settings, happening, { origin, path: pathname, referrer: document.referrer })
  navigator.sendBeacon(address, body)
}

/** A function that calls `then` the first time only. */
const once = (then: () => void): (() => void) => {
  let isDone = false
  return () => {
    if (!isDone) then()
    isDone = true
  }
}

/**
 * Sends page views and conversions to the provider that the owner has named, without cookies and without any data of the visitor.
 * Sends nothing when the visitor refuses.
 */
export const startMeasurement = (settings: MeasurementSettings): void => {
  if (isRefused()) return
  const report = (happening: Happening) => send(settings, happening)
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

  const reachForm = once(() => report('Lead form reached'))
  const form = document.querySelector('iframe')
  if (form)
    new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && reachForm()).observe(form)

  const completeRoi = once(() => report('ROI completed'))
  if (document.getElementById('roi-calculator'))
    new MutationObserver(() => document.querySelector('.roi-report') && completeRoi()).observe(document.body, {
      childList: true,
      subtree: true,
    })
}
