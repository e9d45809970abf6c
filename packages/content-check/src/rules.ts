import { type ContentTree, type EntryRule, membersOf, type Rule } from './content'
import { type Entry, fieldFinding, fieldValue, lineOf, nameOf } from './entry'
import { readParts } from './files/read-source'
import { byText, type FieldPath, type Finding } from './finding'
import { isGroup, schemaAt, valueAt } from './schema/walk'
import { found } from './sentences'
import { quote, toKebabCase } from './words'
import { parseYaml } from './yaml'

/** Entries with the newest last, so that a rule blames a copy of a file, and not its original. */
export const copiesLast = <Each extends Entry>(entries: readonly Each[]): Each[] =>
  [...entries].sort((a, b) => (a.newness ?? 0) - (b.newness ?? 0) || byText(a.slug, b.slug))

/** The items with a key that one before them has, which is their owner. Items without a key are left out. */
export const repeated = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | undefined,
): { item: Item; owner: Item }[] => {
  const owners = new Map<string, Item>()
  return items.flatMap((item) => {
    const key = keyOf(item)
    if (key === undefined) return []
    const owner = owners.get(key)
    if (!owner) owners.set(key, item)
    return owner ? [{ item, owner }] : []
  })
}

/** A field whose values must differ between the entries of a collection, or of a part of it: those that have the same in the field `within`. */
interface UniqueField {
  field: string
  within?: string
}

const checkField = (entries: readonly Entry[], { field, within }: UniqueField): Finding[] => {
  const writtenIn = (entry: Entry): unknown => fieldValue(entry, field)
  const partOf = (entry: Entry): unknown => (within === undefined ? undefined : fieldValue(entry, within))
  const isNamedBy = (entry: Entry): boolean => writtenIn(entry) === entry.slug
  // A value that is the entry's own name, as the anchor of a service is, belongs to that entry.
  const ordered = copiesLast(entries).sort((a, b) => Number(isNamedBy(b)) - Number(isNamedBy(a)))
  const keyOf = (entry: Entry): string | undefined => {
    const value = writtenIn(entry)
    const isCompared = typeof value === 'number' || typeof value === 'string'
    return isCompared ? JSON.stringify([String(value).trim().toLowerCase(), partOf(entry)]) : undefined
  }
  return repeated(ordered, keyOf).map(({ item: entry, owner }) => {
    const [value, part] = [writtenIn(entry), partOf(entry)]
    const peers = entries.filter((other) => partOf(other) === part)
    const last = Math.max(...peers.map((peer) => Number(writtenIn(peer)) || 0))
    const taken = {
      ...{ field, value, line: lineOf(owner, [field]), file: owner.source.file, owner: nameOf(owner) },
      within: within === undefined ? '' : ` with the ${within} ${quote(part)}`,
      example: typeof value === 'number' ? `, such as ${last + 10}` : '',
    }
    return fieldFinding(entry, [field], found('entry/taken', taken))
  })
}

/**
 * A rule that reports values of fields that occur twice, at the copy or the later file.
 * @param isCounted Leaves out entries that are reported as a whole.
 */
export const checkUnique =
  <Name extends string>(
    fields: Readonly<Partial<Record<Name, readonly UniqueField[]>>>,
    isCounted: (entry: Entry<Name>) => boolean = () => true,
  ): Rule<Name> =>
  ({ entries }) =>
    Object.entries<readonly UniqueField[] | undefined>(fields).flatMap(([collection, unique = []]) => {
      const members = membersOf(entries, collection as Name).filter(isCounted)
      return unique.flatMap((each) => checkField(members, each))
    })

/** A rule that warns of an item of a list that other entries write in other letters, such as "retail" where most say "Retail". */
export const checkVariants =
  <Name extends string>(collection: Name, field: string): Rule<Name> =>
  ({ entries }) => {
    const uses = copiesLast(membersOf(entries, collection)).flatMap((entry) =>
      [fieldValue(entry, field)].flat().map((item, index) => ({ entry, item: String(item), index })),
    )
    const amounts = new Map<string, number>()
    for (const { item } of uses) amounts.set(item, (amounts.get(item) ?? 0) + 1)
    const usualFirst = [...uses].sort((a, b) => (amounts.get(b.item) ?? 0) - (amounts.get(a.item) ?? 0))
    return repeated(usualFirst, ({ item }) => toKebabCase(item) || item).flatMap(
      ({ item: { entry, item, index }, owner }) => {
        const usual = owner.item
        const other = found('text/other-letters', { value: item, usual }, { replacement: usual })
        return item === usual ? [] : [fieldFinding(entry, [field, index], other)]
      },
    )
  }

/** The fields that the entry in a file has in what is published; undefined for one that is new or the same, and where it is not known. */
export const publishedFields = (file: string, { label, published }: ContentTree): unknown => {
  const text = published?.get(file.slice(label.length + 1))
  const { fields } = readParts(text ?? '', file.endsWith('.yaml') ? 'yaml' : 'md') ?? {}
  return fields && parseYaml(fields).toJS()
}

/** From so many times as much or as little on, a number may be mistyped. */
const jump = 5

const numberOf = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && /^\$?[\d,]*\.?\d+[%+x]?$/.test(value))
    ? Number(String(value).replace(/[^\d.]/g, ''))
    : Number.NaN

/** Where two values have a number each of which one is many times the other. Items are compared where none was added or removed. */
const jumpsBetween = (
  before: unknown,
  now: unknown,
  path: FieldPath = [],
): { path: FieldPath; before: unknown; now: unknown }[] => {
  const [old, own] = [numberOf(before), numberOf(now)]
  if (Math.min(old, own) > 0) return Math.max(old / own, own / old) >= jump ? [{ path, before, now }] : []
  const isSame = Array.isArray(before) && Array.isArray(now) && before.length === now.length
  const names = isSame ? now.map((_, index) => index) : isGroup(before) && isGroup(now) ? Object.keys(now) : []
  return names.flatMap((name) => jumpsBetween(valueAt(before, [name]), valueAt(now, [name]), [...path, name]))
}

/** Warns of numbers that are five times as much or as little as what is published. The order of entries is no amount. */
export const checkJumps: Rule = ({ entries, tree }) =>
  entries.flatMap((entry) =>
    jumpsBetween(publishedFields(entry.source.file, tree), entry.fields.data).flatMap(({ path, before, now }) => {
      if (schemaAt(entry.schema, path)?.meta()?.['position'] !== undefined) return []
      const factor = Math.round(Math.max(numberOf(before) / numberOf(now), numberOf(now) / numberOf(before)))
      const size = numberOf(now) > numberOf(before) ? 'much' : 'little'
      return [fieldFinding(entry, path, found('entry/jump', { value: now, factor, size, before }))]
    }),
  )

/** A figure of an entry that texts beside it repeat, with the field of its unit. */
export interface RepeatedFigure {
  value: string
  unit?: string
  /** The field of another number that they may have. */
  whole?: string
  texts: readonly string[]
}

const at = (data: unknown, path: string): string => String(valueAt(data, path.split('.')) ?? '')

/** A rule that warns of figures that the texts beside them contradict: these have numbers with its unit, and none is the figure. */
export const checkFigures =
  (figures: readonly RepeatedFigure[]): EntryRule =>
  (entry) =>
    figures.flatMap(({ value, unit = '', whole = '', texts }) => {
      const { data } = entry.fields
      const [figure = ''] = /^\d[\d,.]*/.exec(at(data, value)) ?? []
      const sign = at(data, unit)
      if (figure === '') return []
      return texts.flatMap((path) => {
        const said = Array.from(at(data, path).matchAll(/\d[\d,]*(?:\.\d+)?(?=(\S?))/g)).filter(
          ([number, next]) => (!sign || next === sign) && numberOf(number) !== numberOf(at(data, whole)),
        )
        if (said.length === 0 || said.some(([number]) => numberOf(number) === numberOf(figure))) return []
        const written = { figure: figure + sign, text: at(data, path) }
        return [fieldFinding(entry, value.split('.'), found('entry/figures', written))]
      })
    })
