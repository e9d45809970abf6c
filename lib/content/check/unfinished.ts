import type { Entry } from './entry'
import { formatPath, type Problem } from './problem'
import type { Rule } from './rule'
import { fieldOf } from './schema-walk'
import { problemAt } from './source'
import { quote } from './words'
import { fieldProblem } from './yaml-fields'

/** Words that stand for a text until it is written. */
const whole = /^\s*(?:to ?do|tb[adc]|fixme|x{3,}|\?{2,}|\.{3,}|n\/a|lorem ipsum\b.*)[\s.:!]*$/i
/** The same words in capitals within a text, which may be meant. */
const inside = /\b(?:TODO|TBD|FIXME|XXX)\b|\b[Ll]orem ipsum\b/g

const unquoted = (raw: string): string => raw.replace(/^(['"])(.*)\1$/s, '$2')

const checkFields = ({ source, fields }: Entry): Problem[] =>
  fields.texts.flatMap(({ path, start, raw }): Problem[] => {
    const text = unquoted(raw)
    if (whole.test(text)) {
      const message = `${quote(text)} stands for a text that is still to be written, and the site would print it; write the text`
      return [problemAt(source, start, formatPath(path), message)]
    }
    return Array.from(raw.matchAll(inside), ({ 0: found, index }) =>
      warning(problemAt(source, start + index, formatPath(path), insideMessage(found))),
    )
  })

const insideMessage = (found: string): string =>
  `the site prints ${quote(found)}; write what belongs there, or remove it`

const warning = (problem: Problem): Problem => ({ ...problem, severity: 'warning' })

const checkBody = ({ source, body }: Entry): Problem[] =>
  Array.from(source.text.slice(body?.start ?? source.text.length).matchAll(inside), ({ 0: found, index }) =>
    warning(problemAt(source, (body?.start ?? 0) + index, 'body', insideMessage(found))),
  )

const checkPrice = ({ collection, source, fields }: Entry): Problem[] => {
  if (collection !== 'planTools' || fieldOf(fields.data, 'price') !== 0) return []
  const message = 'the site shows this tool as costing $0; write its price if it is not free'
  return [warning(fieldProblem(source, fields, ['price'], message))]
}

/** Reports texts that are still to be written, such as TODO, and prices of 0. Drafts may have them. */
export const checkUnfinished: Rule = ({ entries }) =>
  entries
    .filter(({ fields }) => fieldOf(fields.data, 'draft') !== true)
    .flatMap((entry) => [...checkFields(entry), ...checkBody(entry), ...checkPrice(entry)])
