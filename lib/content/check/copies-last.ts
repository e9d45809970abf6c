import { kebabCase } from '../../slug'
import type { Entry } from './entry'
import { byText } from './problem'
import { fieldOf } from './schema-walk'

/**
 * Whether a document is named otherwise than others are, as a copy of a file is until it is edited: its file has a wrong name, or its
 * id is another one's.
 */
const hasOtherName = ({ slug, fields: { data } }: Entry): boolean =>
  !kebabCase.test(slug) || (fieldOf(data, 'id') ?? slug) !== slug

/**
 * Documents in an order in which a copied file comes after its original, so that a rule blames the copy: those with the id of
 * another one or with a wrong name last, and `engineer` before `engineer-2`.
 */
export const copiesLast = (entries: readonly Entry[]): Entry[] =>
  [...entries].sort((a, b) => Number(hasOtherName(a)) - Number(hasOtherName(b)) || byText(a.slug, b.slug))
