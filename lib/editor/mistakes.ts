import { checkEntry, placeFiles } from '../content/check'
import { collections } from '../content/collections'
import type { JsonSchema } from './fields'
import { formSchema } from './form-schema'
import { type FormValues, toFile } from './formats'
import { toWords } from './to-words'

/** `responsibilities[1].color` → `Responsibilities 2, Color`: a field as its form calls it. */
const labelOf = (schema: JsonSchema, path: string): string => {
  const labels: string[] = []
  let current: JsonSchema | undefined = schema
  for (const [, name, index] of path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)) {
    current = (name === undefined ? current?.items : current?.properties?.[name]) as JsonSchema | undefined
    if (name !== undefined) labels.push(current?.title ?? toWords(name))
    else labels.push(`${labels.pop()} ${Number(index) + 1}`)
  }
  return labels.join(', ')
}

const none = { unreadable: [], folders: new Set<string>(), publicFiles: new Set<string>() }

/**
 * The mistakes in the values of a form, in the words of the content check: all that can be found without other documents.
 * @param path Path of the file in the repository.
 */
export const findMistakes = (path: string, values: FormValues): string[] => {
  const file = path.replace(/^content\//, '')
  const tree = { label: 'content', exists: true, files: new Map([[file, new Uint8Array()]]), ...none }
  const [placed] = placeFiles(tree).placed
  if (!placed) return []
  const schema = formSchema(collections[placed.collection].schema)
  return checkEntry(file, toFile(placed.collection, values))
    .filter(({ severity }) => severity === undefined)
    .map(
      ({ path: field, message }) =>
        `${field === 'body' ? 'Text' : labelOf(schema, field) || 'Name of the file'}: ${message.replace(' without quotes', '')}.`,
    )
}
