/** The calendar day of a moment in UTC, `2026-01-31`: the day of the build, unless a test gives another moment. */
export const today = (now = new Date()): string => now.toISOString().slice(0, 10)
