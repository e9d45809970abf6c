import type { z } from 'zod'
import { quote } from '../words'
import { dayIn } from './day-form'

/** The message for a value that is no day of the calendar. */
export const dateMessage = (value: unknown): string => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(String(value))
  if (!parts) {
    const meant = dayIn(String(value))
    const help = meant ? `did you mean ${meant}?` : 'write it as year-month-day, such as 2026-01-31'
    return `${quote(value)} is not a date${meant ? ' as year-month-day' : ''}; ${help}`
  }
  const days = new Date(Date.UTC(Number(parts[1]), Number(parts[2]), 0)).getUTCDate()
  const month = Number(parts[2])
  if (month < 1 || month > 12) return `${quote(value)} is not a day of the calendar; the month is from 01 to 12`
  return `${quote(value)} is not a day of the calendar; that month has ${days} days`
}

/** The address in an embed code, `<iframe src="https://…">`, or of `www.example.com`. */
const webAddressIn = (text: string): string | undefined => {
  const [, embedded] = /<[^>]*\s(?:src|href)=["']?(https:\/\/[^"'\s>]+)/i.exec(text) ?? []
  if (embedded) return embedded
  return /^www\.[\w-]+\.[\w./?#=&-]+$/i.test(text) ? `https://${text}` : undefined
}

/** The message for a text without the form that its field asks for. */
export const formatMessage = (issue: z.core.$ZodIssueInvalidStringFormat, value: unknown): string => {
  if (issue.format === 'date') return dateMessage(value)
  if (issue.format === 'email') {
    const [inside, ...others] = String(value).match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? []
    if (inside && others.length > 0) return `${quote(value)} has several e-mail addresses; write one, such as ${inside}`
    const help = inside ? `write ${quote(inside)}` : 'write one such as hello@example.com'
    return `${quote(value)} is not an e-mail address; ${help}`
  }
  if (issue.format === 'url') {
    const insecure = typeof value === 'string' && value.startsWith('http://')
    if (insecure) return `${quote(value)} is not encrypted; write ${quote(value.replace('http:', 'https:'))}`
    const meant = webAddressIn(String(value))
    return `${quote(value)} is not a full web address; write ${meant ? quote(meant) : 'one such as https://example.com/page'}`
  }
  return `${quote(value)} ${issue.message}`
}
