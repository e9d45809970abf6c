import { kebabCase } from '../../../slug'
import { type Entry, fieldValue } from '../document'
import { byText } from '../problem'

/**
 * Whether a document is named otherwise than others are, as a copy of a file is until it is edited: its file has a wrong name, or its
 * id is another one's.
 */
const hasOtherName = (entry: Entry): boolean =>
  !kebabCase.test(entry.slug) || (fieldValue(entry, 'id') ?? entry.slug) !== entry.slug

/**
 * Documents in an order in which a copied file comes after its original, so that a rule blames the copy: those with the id of
 * another one or with a wrong name last, and `engineer` before `engineer-2`.
 */
export const copiesLast = (entries: readonly Entry[]): Entry[] =>
  [...entries].sort((a, b) => Number(hasOtherName(a)) - Number(hasOtherName(b)) || byText(a.slug, b.slug))

/** The items with a key that one before them has, which is their owner. Items without a key are left out. */
export const repeated = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | undefined,
): { item: Item; owner: Item }[] => {
  const owners = new Map<string, Item>()
  return items.flatMap((item) => {
    const key = keyOf(item)
    const owner = key === undefined ? undefined : owners.get(key)
    if (owner) return [{ item, owner }]
    if (key !== undefined) owners.set(key, item)
    return []
  })
}
