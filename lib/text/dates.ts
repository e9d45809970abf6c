// Created once: creating a formatter takes far longer than formatting a day.
const longDay = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' })
const shortDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' })

const atMidnight = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** `'2025-06-03'` → `'June 3, 2025'`. Days have no time zone, so they are parsed and formatted in UTC. */
export const formatDay = (day: string): string => longDay.format(atMidnight(day))

/** `'2024-10-01'` → `'10/1/2024'`, the format of the legal texts. */
export const formatShortDay = (day: string): string => shortDay.format(atMidnight(day))

/** The newest of some days; undefined when none is known. */
export const newestDay = (days: readonly (string | undefined)[]): string | undefined =>
  days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)

/** The calendar day of a point in time, in UTC. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

/** Whether a text is a day of the calendar, such as `2026-01-31`. */
export const isDay = (text: string): boolean => {
  const time = atMidnight(text)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time.getTime()) && dayOf(time) === text
}

/** The day that is `days` after another one. */
export const daysAfter = (day: string, days: number): string =>
  dayOf(new Date(atMidnight(day).getTime() + days * 86_400_000))
