import type { Entry } from './entry'
import { byText } from './problem'
import { fieldOf } from './schema-walk'

/** Whether a document has another id than its name, as a copy of a file has until it is edited. */
const hasOtherId = ({ slug, fields: { data } }: Entry): boolean => (fieldOf(data, 'id') ?? slug) !== slug

/**
 * Documents in an order in which a copied file comes after its original, so that a rule blames the copy: those with the id of
 * another one last, and `engineer` before `engineer-2`.
 */
export const copiesLast = (entries: readonly Entry[]): Entry[] =>
  [...entries].sort((a, b) => Number(hasOtherId(a)) - Number(hasOtherId(b)) || byText(a.slug, b.slug))
