import { formatFields } from '../../canonical/format'
import { collections } from '../../collections'
import type { Entry } from '../document'
import { asWarning, type Problem } from '../problem'
import type { Rule } from '../rule'
import { problemAt } from '../source'

const checkEntry = ({ collection, source, fields, isValid }: Entry): Problem[] => {
  const { data, start, end } = fields
  const { schema } = collections[collection]
  if (!isValid || data === undefined || data === null) return []
  const written = source.text.slice(start, end)
  if (written === formatFields(schema, data)) return []
  const lines = formatFields(schema, data, written).split('\n')
  const found = written.split('\n')
  const first = found.findIndex((line, index) => line !== lines[index])
  if (first === -1) return []
  const offset = found.slice(0, first).join('\n').length + (first > 0 ? 1 : 0)
  const message =
    'the order or layout of the fields differs from what the editor page writes, which the site does not show; "npm run content:fix" corrects it'
  return [asWarning(problemAt(source, start + offset, '', message))]
}

/**
 * Warns, at the first line that differs, when valid fields are not in the form in which the editor page saves them: a save there would
 * then change more lines than the edited ones.
 */
export const checkForm: Rule = ({ entries }) => entries.flatMap(checkEntry)
