import type { Conversion } from './message'
import type { MeasurementSettings } from './settings'

/** The conversion that a link stands for, if any. */
export function conversionOf(
  href: string,
  { booking, leadForm }: Pick<MeasurementSettings, 'booking' | 'leadForm'>,
): Conversion | undefined {
  if (href.startsWith(booking)) return 'Booking link'
  if (href.startsWith('tel:')) return 'Phone link'
  if (!href.startsWith('mailto:')) return href.includes(`${leadForm}#plan=`) ? 'Plan sent' : undefined
  // A draft with a plan contains the plan's link; the subject of an application ends with this word.
  if (href.includes('%23plan%3D')) return 'Plan sent'
  return /[?&]subject=[^&]*Application$/.test(href) ? 'Application started' : 'Mail link'
}
