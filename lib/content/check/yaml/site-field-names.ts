import { z } from 'zod'
import { collections } from '../../collections'
import { unwrap } from '../schema/walk'

type Field = [name: string, schema: unknown]

const fieldsIn = (schema: unknown): Field[] => {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray) return fieldsIn(inner.element)
  if (inner instanceof z.ZodUnion) return inner.options.flatMap(fieldsIn)
  if (!(inner instanceof z.ZodObject)) return []
  return Object.entries(inner.shape).flatMap(([name, field]): Field[] => [[name, field], ...fieldsIn(field)])
}

const fields = Object.values(collections).flatMap(({ schema }) => fieldsIn(schema))

/** The names of all fields of all documents, by which a field is known where its line cannot be read. */
export const siteFieldNames: ReadonlySet<string> = new Set(fields.map(([name]) => name))

/** The names that only fields of one kind have. */
const namesOf = (isKind: (schema: unknown) => boolean): ReadonlySet<string> => {
  const others = new Set(fields.flatMap(([name, schema]) => (isKind(unwrap(schema)) ? [] : name)))
  return new Set([...siteFieldNames].filter((name) => !others.has(name)))
}

/** The names that only numbers have, such as `price`. */
export const numberFieldNames = namesOf((schema) => schema instanceof z.ZodType && schema.def.type === 'number')

/** The names that only days have, such as `published`. */
export const dayFieldNames = namesOf((schema) => schema instanceof z.ZodISODate)
