import { type Entry, fieldValue } from './entry'
import { byText, type Problem } from './problem'
import type { ContentTree, PlacedFile } from './tree'
import { kebabCase } from './words'

/** All valid targets of links. */
export interface LinkTargets {
  /** Anchors by page. */
  pages: ReadonlyMap<string, ReadonlySet<string>>
  /** Pages whose anchors are not all known, since an entry cannot be read. */
  unread: ReadonlySet<string>
  /** Origin of the live site, when it is known. */
  origin?: string | undefined
}

/** All content after every entry has been read by itself. */
export interface Content<Name extends string = string> {
  /** In the order of their paths. */
  entries: readonly Entry<Name>[]
  /** Entries that nothing reads because their files have a wrong name or folder. */
  misplaced: readonly PlacedFile<Name>[]
  tree: ContentTree
}

/** A check of the whole content: what needs more than one entry. */
export type Rule<Name extends string = string> = (content: Content<Name>) => Problem[]

/** A check of one entry. */
export type EntryRule<Name extends string = string> = (entry: Entry<Name>) => Problem[]

/** The entries of one collection. */
export const membersOf = <Member extends { collection: string }>(
  members: readonly Member[],
  collection: Member['collection'],
): Member[] => members.filter((member) => member.collection === collection)

/**
 * Whether an entry is named otherwise than others are, as a copy of a file is until it is edited: its file has a wrong name, or its
 * id is another one's.
 */
const hasOtherName = (entry: Entry, idField: string): boolean =>
  !kebabCase.test(entry.slug) || (fieldValue(entry, idField) ?? entry.slug) !== entry.slug

/**
 * Entries in an order in which a copied file comes after its original, so that a rule blames the copy: those with the id of
 * another one or with a wrong name last, and `engineer` before `engineer-2`.
 */
export const copiesLast = <Each extends Entry>(entries: readonly Each[], idField = 'id'): Each[] =>
  [...entries].sort(
    (a, b) => Number(hasOtherName(a, idField)) - Number(hasOtherName(b, idField)) || byText(a.slug, b.slug),
  )

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
