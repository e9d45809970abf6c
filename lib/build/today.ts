import { dayOf, isDay } from '../text/dates'

/**
 * The calendar day, in UTC, that decides what is published: the day in the setting SITE_DATE, such as `2026-01-31`, or the current one.
 * A build passes its day to all its processes in SITE_DATE, so that they agree when it runs past midnight.
 */
export function today(setting = process.env['SITE_DATE'], now = new Date()): string {
  if (setting === undefined || setting === '') return dayOf(now)
  if (isDay(setting)) return setting
  throw new Error(`SITE_DATE must be a day such as 2026-01-31 and is "${setting}".`)
}
