import type { EntryBody } from '../entry'
import { type BodyFinding, positionAt, type TextFinding } from '../problem'
import { descriptionAt } from '../schema/walk'
import type { Setup } from '../settings'
import { alternatives, nearest } from '../words'
import { forEachText } from './texts'

const braced = ({ placeholders }: Setup): string[] => placeholders.map((name) => `{${name}}`)

/** Braces, and names in the brackets of other programs: `[name]`, `{{name}}`, `${name}`. */
const marks = /\$\{[^{}\n]+\}|\{\{[^{}\n]*\}\}|\[\w+\](?!\()|\{[^{}\n]*\}?|\}/g
const inOtherBrackets = /^(?:\$\{.+\}|\{\{.*\}\}|\[.*\])$/s

const messageFor = (text: string, known: readonly string[]): string | undefined => {
  if (known.includes(text)) return undefined
  const name = `{${text.replace(/[[\]{}$]/g, '').trim()}}`
  if (inOtherBrackets.test(text) && known.includes(name)) return `the site prints ${text} as it stands; write ${name}`
  if (text.startsWith('[')) return undefined
  const help = known.length > 0 ? `write ${alternatives(known)}` : 'remove it'
  if (!text.startsWith('{') || !text.endsWith('}'))
    return `"${text.slice(0, 1)}" without its partner; ${known.length > 0 ? `remove it, or ${help}` : help}`
  const near = nearest(text, known)
  return `unknown placeholder ${text}; ${near ? `did you mean ${near}?` : help}`
}

const findingsIn = (text: string, known: readonly string[]): TextFinding[] =>
  Array.from(text.matchAll(marks)).flatMap(({ 0: found, index }) => {
    const message = messageFor(found, known)
    return message ? [{ index, message }] : []
  })

/** Reports braces in fields that are no placeholder: one of the settings, or one that the field's help text names in braces. */
export const checkPlaceholders = forEachText(({ path, raw }, { setup, schema, fields }) => {
  if (!/[[{}]/.test(raw)) return []
  const own = descriptionAt(schema, fields.data, path)?.match(/\{[^{}]+\}/g) ?? []
  return findingsIn(raw, [...own, ...braced(setup)])
})

/** The same for bodies. In MDX bodies braces are code, which the check of components reports. */
export const checkBodyPlaceholders = ({ setup, source, start, format }: EntryBody): BodyFinding[] =>
  format === 'mdx'
    ? []
    : findingsIn(source.text.slice(start), braced(setup)).map(({ index, message }) => ({
        ...positionAt(source, start + index),
        message,
      }))
