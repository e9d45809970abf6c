/** Whether a text is a day of the calendar, such as `2026-01-31`. */
export const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Browsers, which run the content check too, have no environment. */
const environmentDay = (): string | undefined => globalThis.process?.env['SITE_DATE']

/**
 * The calendar day, in UTC, that decides what is published: the day in the setting SITE_DATE, such as `2026-01-31`, or the current one.
 * A build passes its day to all its processes in SITE_DATE, so that they agree when it runs past midnight.
 */
export function today(setting = environmentDay(), now = new Date()): string {
  if (setting === undefined || setting === '') return now.toISOString().slice(0, 10)
  if (isDay(setting)) return setting
  throw new Error(`SITE_DATE must be a day such as 2026-01-31 and is "${setting}".`)
}

/** The day that is `days` after another one. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
