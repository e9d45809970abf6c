import type { Field } from '@sveltia/cms'
import type { FormValues } from './entries'
import type { JsonSchema } from './fields'

/** The field with the position of an entry, with its hint, and the field within whose groups positions count, unless they count for `all`. */
export const positionIn = ({ properties = {} }: JsonSchema) => {
  for (const [field, property] of Object.entries(properties)) {
    const { position, description: hint = '' } = property as JsonSchema & { position?: string }
    if (position) return { field, hint, within: position === 'all' ? undefined : position }
  }
  return undefined
}

type Position = NonNullable<ReturnType<typeof positionIn>>

/** The next free position: after all others, in steps of ten. */
const nextFree = (taken: readonly number[]): string => String(Math.floor(Math.max(0, ...taken) / 10) * 10 + 10)

/** `10 Dana K., 20 Marcus R.`, with long names cut, or within groups `Getting started: 10, 20; Pricing: 10`. */
const listTaken = (entries: readonly FormValues[], { field, within }: Position, naming: string): string => {
  const sorted = entries.toSorted((a, b) => Number(a[field]) - Number(b[field]))
  if (within === undefined)
    return sorted.map((entry) => `${entry[field]} ${String(entry[naming]).slice(0, 24).trim()}`).join(', ')
  const groups = [...new Set(sorted.map((entry) => entry[within]))]
  const positionsIn = (group: unknown) => sorted.filter((entry) => entry[within] === group).map((entry) => entry[field])
  return groups.map((group) => `${group}: ${positionsIn(group).join(', ')}`).join('; ')
}

/**
 * Fields of which the position fills itself in, and its hint lists the taken ones. Both are computed when a form is opened.
 * @param naming The field that names an entry.
 */
export const withPosition = (
  fields: readonly Field[],
  position: Position | undefined,
  naming: string,
  entries: () => readonly FormValues[],
): Field[] =>
  fields.map((field) => {
    if (!position || field.name !== position.field) return field
    const hint = () => {
      const taken = listTaken(entries(), position, naming)
      return taken ? `${position.hint}. Taken: ${taken}` : position.hint
    }
    return Object.defineProperties(field, {
      default: { get: () => nextFree(entries().map((entry) => Number(entry[position.field]))), enumerable: true },
      hint: { get: hint, enumerable: true },
    })
  })
