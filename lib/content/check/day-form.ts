const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const iso = (year?: string, month?: string | number, day?: string): string | undefined => {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? undefined : text
}

/**
 * The day that a text names, as year-month-day: `1/31/2026` in the American order, `2026/1/31`, `January 31, 2026`, `31 Jan 2026`,
 * or a day with a time. Undefined when it names none.
 */
export const dayIn = (text: string): string | undefined => {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/[“”"'‘’]/g, '')
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ]\d.*)?$/.exec(words) ?? []
  if (year) return iso(year, month, day)
  const [, first, second, last] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(words) ?? []
  if (last && Number(first) <= 12) return iso(last, first, second)
  // A number above 12 is no month, so that the order is clear.
  const [, before, month2, after] = /^(1[3-9]|2\d|3[01])[-/.](\d{1,2})[-/.](\d{4})$/.exec(words) ?? []
  if (after) return iso(after, month2, before)
  const named =
    /^(?<month>[a-z]{3})[a-z]*\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/.exec(words) ??
    /^(?<day>\d{1,2})(?:st|nd|rd|th)?\.? (?<month>[a-z]{3})[a-z]*\.?,? (?<year>\d{4})$/.exec(words)
  const at = months.indexOf(named?.groups?.['month'] ?? '')
  return at === -1 ? undefined : iso(named?.groups?.['year'], at + 1, named?.groups?.['day'])
}
