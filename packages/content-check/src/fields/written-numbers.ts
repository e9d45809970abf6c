import { type EntryFields, fieldProblem, writtenNumber } from '../entry'
import type { FieldPath, Problem } from '../problem'
import { schemaAt, visitMeta } from '../schema/walk'
import { decimalsMessage, thousandsIn } from '../schema/written-forms'

interface WrittenNumber {
  written: string
  value: number
  path: FieldPath
  /** Whether its field may have another value. */
  mayBe: (value: string | number) => boolean
}

/** The numbers of an entry in which one is like `form`: how they are written takes long to find, and few entries have such a number. */
const numbersLike = (form: RegExp, entry: EntryFields): WrittenNumber[] => {
  const { source, fields, schema } = entry
  const numbers: WrittenNumber[] = []
  if (!form.test(source.text.slice(fields.start, fields.end))) return numbers
  visitMeta(schema, fields.data, (_, value, path) => {
    const written = typeof value === 'number' ? writtenNumber(entry, path) : undefined
    const field = schemaAt(schema, fields.data, path)
    const mayBe = (other: string | number) => field?.safeParse(Number(other)).success === true
    if (written !== undefined) numbers.push({ written, value: Number(value), path, mayBe })
  })
  return numbers
}

/** Reports numbers such as 1.320, which YAML reads as 1.32, in fields where 1320 is possible. */
export const checkThousands = (entry: EntryFields): Problem[] =>
  numbersLike(/\d\.\d{3}(?!\d)/, entry).flatMap(({ written, value, path, mayBe }) => {
    const thousands = thousandsIn(written)
    if (!thousands || !mayBe(thousands)) return []
    const [near] = [String(value), String(Math.round(value * 100) / 100)].filter(mayBe)
    const help = near ? `${thousands} or ${near}` : thousands
    return [fieldProblem(entry, path, decimalsMessage(written, help))]
  })

/** Reports numbers in a form for programs: 010, 0x10, 1e3. */
export const checkNotation = (entry: EntryFields): Problem[] =>
  numbersLike(/[:-] +[-+]?(?:0[\dox]|[\d.]+e[-+\d])/i, entry).flatMap(({ written, value, path, mayBe }) => {
    if (!/^[-+]?0[\dox]|e/i.test(written) || !mayBe(value)) return []
    return [fieldProblem(entry, path, `${written} is read as the number ${value}; write ${value}`)]
  })
