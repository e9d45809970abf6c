import type { ContentTree, EntryRule, Rule } from './content'
import { type Entry, fieldFinding } from './entry'
import { readParts } from './files/read-source'
import type { FieldPath } from './finding'
import { isGroup, schemaAt, valueAt } from './schema/walk'
import { found } from './sentences'
import { parseYaml } from './yaml'

/** The fields that an entry has in what is published; undefined for one that is new or the same, and where it is not known. */
export const publishedFields = ({ source, format }: Entry, { label, published }: ContentTree): unknown => {
  const text = published?.get(source.file.slice(label.length + 1))
  const { fields } = readParts(text ?? '', format) ?? {}
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
    jumpsBetween(publishedFields(entry, tree), entry.fields.data).flatMap(({ path, before, now }) => {
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
