/** `'2025-06-03'` → `'June 3, 2025'`. Days carry no time zone, so they are read and written in UTC. */
export const formatDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })

/** `'2024-10-01'` → `'10/1/2024'`, as the legal documents state their day. */
export const formatShortDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC' })
