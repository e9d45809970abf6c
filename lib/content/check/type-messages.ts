import { isGroup } from './schema-walk'
import { enumeration, quote } from './words'

const found = (value: unknown): string => {
  if (typeof value === 'string') return `the text ${quote(value)}`
  if (typeof value === 'number') return `the number ${value}`
  if (typeof value === 'boolean') return `the word ${value}`
  if (Array.isArray(value)) return 'a list'
  return 'a group of fields'
}

const asText = (value: unknown): string => {
  const key = isGroup(value) ? Object.keys(value)[0] : undefined
  if (isGroup(value) && key !== undefined && Object.keys(value).length === 1 && value[key] === null) {
    return `text that starts with a brace must be quoted; write "{${key}}" in quotes`
  }
  if (typeof value === 'number' || typeof value === 'boolean') {
    return `found ${found(value)} where text is expected; write it in quotes: "${value}"`
  }
  return `found ${found(value)} where text is expected; write one text, in quotes if it contains ": "`
}

const asNumber = (value: unknown): string => {
  const numeric = typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
  return `found ${found(value)} where a number is expected; write ${numeric ? `${Number(value)} without quotes` : 'a number such as 3'}`
}

/**
 * The message for a value of the wrong type.
 * `expected` is zod's name of the type, `fields` are the names of the group that is expected, if one is.
 */
export const typeMessage = (expected: string, value: unknown, fields: readonly string[]): string => {
  if (expected === 'string') return asText(value)
  if (expected === 'int' && typeof value === 'number') {
    return `${value} is not a whole number; write one such as ${Math.round(value)}`
  }
  if (expected === 'number' || expected === 'int') return asNumber(value)
  if (expected === 'boolean') {
    return `found ${found(value)} where true or false is expected; write true or false without quotes`
  }
  if (expected === 'array') {
    return `found ${found(value)} where a list is expected; write each item on a line of its own that starts with "- "`
  }
  return `found ${found(value)} where a group of fields is expected; write ${enumeration(fields)} below it, each on a line of its own`
}
