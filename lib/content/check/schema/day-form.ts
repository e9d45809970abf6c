import { isDay } from '../../today'

/** The first letters of each month, in English and German. */
const months = ['jan', 'feb', 'mar|mär', 'apr', 'may|mai', 'jun', 'jul', 'aug', 'sep', 'oct|okt', 'nov', 'dec|dez']
const month = `(?<month>${months.join('|')})\\p{L}*\\.?`
const day = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?\.?`
const year = String.raw`,? ?(?<year>\d{4})`

/** The notations that name a day without doubt: 25-10-06 may begin with its year. */
const forms = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:[t ]\d.*)?$/, // 2026/1/31, 2026-01-31 09:00
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/, // 20260131
  /^(?!\d+-\d+-\d{2}$)(?<month>0?\d|1[0-2])[/-](?<day>\d{1,2})[/-](?<year>\d{4}|\d{2})$/, // 1/31/2026, in the American order
  /^(?!\d+-\d+-\d{2}$)(?<day>1[3-9]|2\d|3[01])[/-](?<month>\d{1,2})[/-](?<year>\d{4}|\d{2})$/, // 31/1/2026, since a number above 12 is no month
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4}|\d{2})$/, // 31.1.2026, which no American writes
  new RegExp(`^${month} ${day}${year}$`, 'u'), // January 31, 2026
  new RegExp(`^${day} (?:of )?${month}${year}$`, 'u'), // 31 Jan 2026
]

const monthNumber = (text: string): number =>
  /^\d/.test(text) ? Number(text) : months.findIndex((names) => names.split('|').includes(text)) + 1

/** The day that a text names, as year-month-day. Undefined when it names none, or one that no calendar has. */
export const dayIn = (text: string): string | undefined => {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/[“”"'‘’]|[,;.]+$|^(?:mon|tues|wednes|thurs|fri|satur|sun)day,? /g, '')
    .replace(/[–—]/g, '-')
  const found = forms.map((form) => form.exec(words)?.groups).find((groups) => groups !== undefined)
  const { year = '', month = '', day = '' } = found ?? {}
  const iso = `${year.padStart(4, '20')}-${String(monthNumber(month)).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(iso) ? iso : undefined
}
