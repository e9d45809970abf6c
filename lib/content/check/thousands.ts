import type { DocumentFields } from './document-rules'
import { thousandsIn } from './number-form'
import type { Problem } from './problem'
import { schemaAt, visitMeta } from './schema-walk'
import { alternatives } from './words'
import { fieldProblem, writtenNumber } from './yaml-fields'

/** Reports numbers such as 1.320, which YAML reads as 1.32, in fields where 1320 is possible. */
export const checkThousands = ({ source, fields, schema }: DocumentFields): Problem[] => {
  // Finding out how a number is written takes long, and few documents have such a number.
  if (!/\d\.\d{3}(?!\d)/.test(source.text.slice(fields.start, fields.end))) return []
  const problems: Problem[] = []
  visitMeta(schema, fields.data, (_, value, path) => {
    const written = writtenNumber(source, fields, path)
    const thousands = written && thousandsIn(written)
    if (!thousands) return
    const isPossible = (text: string) => schemaAt(schema, fields.data, path)?.safeParse(Number(text)).success
    if (!isPossible(thousands)) return
    const help = alternatives([thousands, String(value)].filter(isPossible))
    const message = `the point in ${written} starts decimals, so this is the number ${value}; write ${help}`
    problems.push(fieldProblem(source, fields, path, message))
  })
  return problems
}
