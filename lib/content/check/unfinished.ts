import { z } from 'zod'
import type { DocumentFields } from './document-rules'
import type { Entry } from './entry'
import { formatPath, type Problem } from './problem'
import type { Rule } from './rule'
import { fieldOf, schemaAt } from './schema-walk'
import { problemAt } from './source'
import { quote } from './words'
import { fieldProblem } from './yaml-fields'

/** Words that stand for a text until it is written. */
const whole = /^\s*(?:to ?do|tb[adc]|fixme|x{3,}|\?{2,}|\.{3,}|n\/a|lorem ipsum\b.*)[\s.:!]*$/i
/** The same words in capitals within a text, which may be meant. */
const inside = /\b(?:TODO|TBD|FIXME|XXX)\b|\b[Ll]orem ipsum\b/g

const unquoted = (raw: string): string => raw.replace(/^(['"])(.*)\1$/s, '$2')

const isDraft = ({ data }: Entry['fields']): boolean => fieldOf(data, 'draft') === true

/** Reports texts that are still to be written, such as TODO. Drafts may have them. */
export const checkUnwritten = ({ source, fields, schema }: DocumentFields): Problem[] =>
  fields.texts.flatMap(({ path, start, raw }) => {
    const text = unquoted(raw)
    if (!whole.test(text) || isDraft(fields)) return []
    if (!(schemaAt(schema, fields.data, path) instanceof z.ZodString)) return []
    const message = `${quote(text)} stands for a text that is still to be written, and the site would print it; write the text`
    return [problemAt(source, start, formatPath(path), message)]
  })

const notesIn = ({ source }: Entry, path: string, start: number, text: string): Problem[] =>
  Array.from(text.matchAll(inside), ({ 0: found, index }) => ({
    ...problemAt(
      source,
      start + index,
      path,
      `the site prints ${quote(found)}; write what belongs there, or remove it`,
    ),
    severity: 'warning',
  }))

const checkNotes = (entry: Entry): Problem[] => {
  const { source, fields, body } = entry
  const inFields = fields.texts.flatMap(({ path, start, raw }) =>
    whole.test(unquoted(raw)) ? [] : notesIn(entry, formatPath(path), start, raw),
  )
  return body ? [...inFields, ...notesIn(entry, 'body', body.start, source.text.slice(body.start))] : inFields
}

const checkPrice = ({ collection, source, fields }: Entry): Problem[] => {
  if (collection !== 'planTools' || fieldOf(fields.data, 'price') !== 0) return []
  const message = 'the site shows this tool as costing $0; write its price if it is not free'
  return [{ ...fieldProblem(source, fields, ['price'], message), severity: 'warning' }]
}

/** Warns of notes within texts, such as TODO, and of prices of 0. Drafts may have them. */
export const checkUnfinished: Rule = ({ entries }) =>
  entries.filter(({ fields }) => !isDraft(fields)).flatMap((entry) => [...checkNotes(entry), ...checkPrice(entry)])
