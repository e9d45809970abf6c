import { z } from 'zod'
import type { BareFinding } from '../finding'
import { found } from '../sentences'

const calendarDay = z.iso.date()

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
  return calendarDay.safeParse(iso).success ? iso : undefined
}

const numberForms = [
  String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?`, // 1,320.50
  String.raw`\d{1,3}(?:\.\d{3})+,\d{1,2}`, // 1.320,50
  String.raw`\d{1,3}(?:\.\d{3}){2,}`, // 1.320.000
  String.raw`\d{1,3}(?:[\s'’_]\d{3})+(?:[.,]\d{1,2})?`, // 1 320
  String.raw`\d+,\d{1,2}`, // 2,40
  String.raw`\d+(?:\.\d+)?`, // 2.40
]
const oneNumber = new RegExp(
  `^\\D*?(?<digits>-?(?:${numberForms.join('|')}))(?![\\d.,]*\\d)\\s*(?:(?<unit>k|thousand|million)\\b)?\\D*$`,
  'i',
)
const units: Readonly<Record<string, number>> = { k: 1000, thousand: 1000, million: 1_000_000 }

/** `1 320` → `1320`, `2,40` → `2.40`, `1.320.000` → `1320000` */
const toDigits = (written: string): string => {
  const text = written.replace(/[\s'’_]/g, '')
  if (/,\d{1,2}$/.test(text)) return text.replaceAll('.', '').replace(',', '.')
  return /(?:\.\d{3}){2,}$/.test(text) ? text.replaceAll('.', '') : text.replaceAll(',', '')
}

/** The number that a text means, as YAML writes it: `$1,320` → `1320`, `2.5k` → `2500`, `32O` → `320`. Undefined when it has none or several. */
export const numberIn = (text: string): string | undefined => {
  const hasLetters = /^\$?(?=.*\d)[\dOolI]+$/.test(text)
  const written = hasLetters ? text.replace(/[Oo]/g, '0').replace(/[lI]/g, '1') : text
  const { digits, unit } = oneNumber.exec(written.trim())?.groups ?? {}
  if (digits === undefined) return undefined
  const factor = units[unit?.toLowerCase() ?? '']
  return factor === undefined ? toDigits(digits) : String(Number(toDigits(digits)) * factor)
}

/** The first of two numbers, such as a range: `320-400`, `3 to 5`. */
export const firstOfTwo = (text: string): string | undefined => /^\D*(\d+)\D*[^\d.,]\D*\d+\D*$/.exec(text)?.[1]

/** The number without its point where that may separate thousands: `1.320` → `1320`. */
export const thousandsIn = (written: string): string | undefined =>
  /^[1-9]\d{0,2}\.\d{3}$/.test(written) ? written.replace('.', '') : undefined

/** What is wrong with a number with three decimals, whose author may have meant thousands. `help` is what to write. */
export const decimalsFinding = (value: string, help: string): BareFinding =>
  found('value/decimals', { value, number: Number(value), help })
