import { z } from 'zod'
import { collections } from '../../collections'
import { unwrap } from '../schema/walk'

const namesIn = (schema: unknown): string[] => {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray) return namesIn(inner.element)
  if (inner instanceof z.ZodUnion) return inner.options.flatMap(namesIn)
  if (!(inner instanceof z.ZodObject)) return []
  return Object.entries(inner.shape).flatMap(([name, field]) => [name, ...namesIn(field)])
}

/** The names of all fields of all documents, by which a field is known where its line cannot be read. */
export const siteFieldNames: ReadonlySet<string> = new Set(
  Object.values(collections).flatMap(({ schema }) => namesIn(schema)),
)
