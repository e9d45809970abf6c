import { placeholderNames } from '../../placeholders'
import type { DocumentBody } from '../document'
import type { BodyFinding } from '../problem'
import { descriptionAt } from '../schema/walk'
import { positionAt } from '../source'
import { alternatives, nearest } from '../words'
import { forEachText, type TextFinding } from './text-rules'

const facts: readonly string[] = placeholderNames.map((name) => `{${name}}`)
/** The names of facts in the brackets of other programs: `[brand]`, `{{brand}}`, `${brand}`. */
const otherBrackets = new RegExp(
  `\\$\\{[^{}\\n]+\\}|\\{\\{[^{}\\n]*\\}\\}|\\[(?:${placeholderNames.join('|')})\\](?!\\()`,
)
const placeholder = new RegExp(`${otherBrackets.source}|\\{[^{}\\n]*\\}?|\\}`, 'g')

const messageFor = (text: string, known: readonly string[]): string | undefined => {
  if (known.includes(text)) return undefined
  const name = `{${text.replace(/[[\]{}$]/g, '').trim()}}`
  if (otherBrackets.test(text) && known.includes(name)) return `the site prints ${text} as it stands; write ${name}`
  if (!text.startsWith('{') || !text.endsWith('}'))
    return `"${text.slice(0, 1)}" without its partner; remove it, or write ${alternatives(known)}`
  const near = nearest(text, known)
  return `unknown placeholder ${text}; ${near ? `did you mean ${near}?` : `write ${alternatives(known)}`}`
}

const findingsIn = (text: string, known: readonly string[]): TextFinding[] =>
  Array.from(text.matchAll(placeholder)).flatMap(({ 0: found, index }) => {
    const message = messageFor(found, known)
    return message ? [{ index, message }] : []
  })

/** Reports braces in fields that are no placeholder: for a fact of site.yaml, or for what the field's help text names in braces. */
export const checkPlaceholders = forEachText(({ path, raw }, { schema, fields }) => {
  if (!/[[{}]/.test(raw)) return []
  const own = descriptionAt(schema, fields.data, path)?.match(/\{[^{}]+\}/g) ?? []
  return findingsIn(raw, [...own, ...facts])
})

/** The same for bodies. In articles braces are code, which the check of components reports. */
export const checkBodyPlaceholders = ({ source, start, format }: DocumentBody): BodyFinding[] =>
  format === 'mdx'
    ? []
    : findingsIn(source.text.slice(start), facts).map(({ index, message }) => ({
        ...positionAt(source, start + index),
        message,
      }))
