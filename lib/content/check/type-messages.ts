import { isGroup } from './schema-walk'
import { enumeration, quote } from './words'
import { separatorMessage } from './yaml-causes'

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
  const key = isGroup(value) ? Object.keys(value)[0] : undefined
  if (isGroup(value) && key !== undefined && Object.keys(value).length === 1 && value[key] === null) {
    return `text that starts with a brace must be quoted; write "{${key}}" in quotes`
  }
  if (typeof value === 'number' || typeof value === 'boolean') {
    return `found ${typeof value === 'number' ? `the number ${written}` : found(value)} where text is expected; write it in quotes: "${written}"`
  }
  return `found ${found(value)} where text is expected; write one text, in quotes if it contains ": "`
}

/** The number that a text means: `$1,320`, `USD 320`, `“320”`, `2.5k`. */
const numberIn = (text: string): string | undefined => {
  const [, digits, thousand] =
    /^\D*?(-?\d{1,3}(?:,\d{3})+(?:\.\d+)?|-?\d+(?:\.\d+)?)(?![\d.,]*\d)(?:(k)\b)?\D*$/i.exec(text.trim()) ?? []
  const number = digits?.replaceAll(',', '')
  return thousand && number ? String(Number(number) * 1000) : number
}

/** A letter that looks like a digit: `32O`. */
const withLetter = /^\$?(?=.*\d)(?=.*[OolI])[\dOolI]+$/

/** Two numbers, such as a range: `320-400`, `3 to 5`. */
const twoNumbers = /^\D*(\d+)\D*[^\d.,]\D*\d+\D*$/

/** `2,40` is no number here, but clear to read. */
const decimalComma = /^\D{0,4}?(\d+),(\d{1,2})\D*$/

const asNumber = (value: unknown): string => {
  if (typeof value === 'string' && withLetter.test(value.trim())) {
    const digits = value.trim().replace('$', '').replace(/[Oo]/g, '0').replace(/[lI]/g, '1')
    return `${found(value)} contains a letter that looks like a digit; write ${digits}`
  }
  const [, one] = typeof value === 'string' ? (twoNumbers.exec(value) ?? []) : []
  if (one) return `found ${found(value)} where one number is expected; write one of them, such as ${one}`
  const digits = typeof value === 'string' ? numberIn(value) : undefined
  if (digits === undefined) {
    const [, whole, decimals] = decimalComma.exec(String(value)) ?? []
    const help = whole ? `write ${whole}.${decimals}` : 'write digits only, such as 3'
    return `found ${found(value)} where a number is expected; ${help}`
  }
  const marks = /^-?\d+(?:\.\d+)?$/.test(String(value).trim()) ? 'without quotes' : 'without signs, commas, and words'
  return `found ${found(value)} where a number is expected; write ${digits} ${marks}`
}

const asList = (value: unknown): string => {
  const [first = ''] = typeof value === 'string' ? value.replace(/^[*•·–—] |^\d+[.)] /, '').split(/[,;]| [*•·–—] /) : []
  const example = first.trim() && first.length < 50 ? `, such as "  - ${first.trim()}"` : ''
  return `found ${found(value)} where a list is expected; write each item on a line of its own that starts with "- "${example}`
}

const asBoolean = (value: unknown): string => {
  const word =
    typeof value === 'string'
      ? value
          .trim()
          .toLowerCase()
          .replace(/[^a-z]/g, '')
      : ''
  const meant = { yes: 'true', on: 'true', true: 'true', no: 'false', off: 'false', false: 'false' }[word]
  const marks = word === meant ? ' without quotes' : ''
  return `found ${found(value)} where true or false is expected; write ${meant ?? 'true or false'}${marks}`
}

/**
 * The message for a value of the wrong type.
 * `expected` is zod's name of the type, `fields` are the names of the group that is expected, if one is; `written` is a number as
 * its author wrote it.
 */
export const typeMessage = (expected: string, value: unknown, fields: readonly string[], written?: string): string => {
  if (expected === 'string') return asText(value, written)
  if (expected === 'int' && typeof value === 'number') {
    return `${value} is not a whole number; write one such as ${Math.round(value)}`
  }
  if (expected === 'number' || expected === 'int') return asNumber(value)
  if (expected === 'boolean') {
    return asBoolean(value)
  }
  if (expected === 'array') return asList(value)
  const separator = typeof value === 'string' ? separatorMessage(value) : undefined
  if (separator) return separator
  return `found ${found(value)} where a group of fields is expected; write ${enumeration(fields)} below it, each on a line of its own`
}
