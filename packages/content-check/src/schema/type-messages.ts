import type { z } from 'zod'
import { enumeration, quote } from '../words'
import { fieldOf, isGroup, type Part } from './walk'
import { dayIn, digitsFromLetters, firstOfTwo, numberIn, thousandsIn } from './written-forms'

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

const found = (value: unknown): string => {
  if (typeof value === 'string') return `the text ${quote(value)}`
  if (typeof value === 'number') return `the number ${value}`
  if (typeof value === 'boolean') return `the word ${value}`
  if (Array.isArray(value)) return 'a list'
  return 'a group of fields'
}

/** A text with a colon, which is read as a group of one field. */
const textWithColon = (value: unknown): string | undefined => {
  const [entry, ...others] = isGroup(value) ? Object.entries(value) : []
  const [key, inner] = entry ?? []
  return others.length === 0 && key !== undefined && typeof inner === 'string' ? `${key}: ${inner}` : undefined
}

/** @param written A number as it is written, such as 02134, whose zero is no part of its value. */
const asText = (value: unknown, written = String(value)): string => {
  const text = textWithColon(value)
  if (text !== undefined)
    return `a colon followed by a space makes this a field; put the whole text in quotes: ${quote(text)}`
  const keys = isGroup(value) ? Object.keys(value) : []
  if (keys.length > 0 && keys.every((name) => fieldOf(value, name) === null))
    return `text that starts with a brace must be quoted; write ${quote(`{${keys.join(', ')}}`)} in quotes`
  if (typeof value === 'number' || typeof value === 'boolean') {
    return `found ${typeof value === 'number' ? `the number ${written}` : found(value)} where text is expected; write it in quotes: "${written}"`
  }
  if (Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string'))
    return `found a list where text is expected; write one text: ${quote(value.join(', '))}`
  return `found ${found(value)} where text is expected; write one text, in quotes if it contains ": "`
}

/** `105%` as the number that a field accepts: 105, or 1.05. */
const fromPercent = (text: string, number: string, field: z.ZodType | undefined): string => {
  const part = String(Number(number) / 100)
  const accepts = (each: string) => field?.safeParse(Number(each)).success
  return text.endsWith('%') && !accepts(number) && accepts(part) ? part : number
}

/** The number itself, or with two decimals where its field has no more. */
const nearNumber = (number: number, field: z.ZodType | undefined): number =>
  field?.safeParse(number).success ? number : Math.round(number * 100) / 100

const asNumber = (value: unknown, field: z.ZodType | undefined): string => {
  const text = typeof value === 'string' ? value.trim() : ''
  const corrected = digitsFromLetters(text)
  if (corrected) return `${found(value)} contains a letter that looks like a digit; write ${corrected}`
  const written = numberIn(text)
  const number = written && fromPercent(text, written, field)
  const first = number === undefined ? firstOfTwo(text) : undefined
  if (first) return `found ${found(value)} where one number is expected; write one of them, such as ${first}`
  if (number === undefined) {
    const [example = 3] = (field?.meta()?.['examples'] as unknown[] | undefined) ?? []
    return `found ${found(value)} where a number is expected; write digits only, such as ${example}`
  }
  const thousands = thousandsIn(number)
  const help = thousands ? `${thousands} or ${nearNumber(Number(number), field)}` : number
  return `found ${found(value)} where a number is expected; write ${help}${marksAround(text)}`
}

/** What else a text contains besides its number. */
const marksAround = (text: string): string => {
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return ' without quotes'
  return /^[\d\s.,'’_-]+$/.test(text) && /\d$/.test(text) ? '' : ' without signs, commas, and words'
}

const asList = (value: unknown): string => {
  const [first = ''] =
    typeof value === 'string' ? value.replace(/^[([]|^[*•·–—] |^-|^\d+[.)] /, '').split(/[,;)\]]| [*•·–—] /) : []
  const example = first.trim() && first.length < 50 ? `, such as "  - ${first.trim()}"` : ''
  return `found ${found(value)} where a list is expected; write each item on a line of its own that starts with "- "${example}`
}

const yes = ['yes', 'y', 'on', 'true']
const no = ['no', 'n', 'off', 'false']

const asBoolean = (value: unknown): string => {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : ''
  const word = text.replace(/[^a-z]/g, '')
  const help = yes.includes(word) ? 'true' : no.includes(word) ? 'false' : 'true or false'
  return `found ${found(value)} where true or false is expected; write ${help}${text === help ? ' without quotes' : ''}`
}

const asGroup = ({ value, required: fields }: Part, name: PropertyKey | undefined): string => {
  const [first, ...others] = fields
  const below = others.length > 0 ? `, and ${enumeration(others)} below it, each on a line of its own` : ''
  if (name === undefined)
    return `found ${found(value)} where fields are expected; write ${enumeration(fields)}, each on a line of its own with a colon, such as "${first}: …"`
  return typeof name === 'number'
    ? `found ${found(value)} where an item with fields is expected; write "- ${first}: …"${below}`
    : `found ${found(value)} where a group of fields is expected; write ${enumeration(fields)} below it, each on a line of its own`
}

/**
 * The message for a value of the wrong type.
 * @param expected zod's name of the type.
 * @param name The field's name, the number of an item of a list, or undefined for a whole entry.
 * @param written A number as its author wrote it.
 */
export const typeMessage = (expected: string, part: Part, name: PropertyKey | undefined, written?: string): string => {
  const { value, schema } = part
  if (expected === 'string') return asText(value, written)
  if (expected === 'int' && typeof value === 'number')
    return `${value} is not a whole number; write one such as ${Math.round(value)}`
  if (expected === 'number' || expected === 'int') return asNumber(value, schema)
  if (expected === 'boolean') return asBoolean(value)
  return expected === 'array' ? asList(value) : asGroup(part, name)
}
