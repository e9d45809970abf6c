import { z } from 'zod'
import { type Collection, collections } from '../../lib/content/collections'
import { iconNames } from '../../lib/icons'
import { routes } from '../../lib/routes'
import { toSlug } from '../../lib/slug'
import { type FieldRow, fieldRows } from './field-rows'

/** Everything below this line of docs/editing.md is generated. */
export const referenceMark =
  '<!-- Generated from the schemas: run "npm run test:unit -- reference -u" after changing them. -->'

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ')

const meaning = ({ label, hint }: FieldRow): string => {
  const rest = hint.replace(/^[\s.;,:]+/, '')
  if (rest === '') return label
  if (/^[\s,]/.test(hint)) return `${label}${hint.startsWith(',') ? hint : ` ${rest}`}`
  // A hint that does not continue the label keeps its first letter, since it may begin with a value.
  return rest === hint ? `${label}. ${hint}` : `${label}. ${rest[0]?.toUpperCase()}${rest.slice(1)}`
}

const line = (row: FieldRow): string =>
  `| ${[`\`${row.path}\``, meaning(row), row.limits, row.example].map(cell).join(' | ')} |`

const places = (shownOn: readonly string[]): string =>
  shownOn.length === Object.keys(routes).length ? 'every page' : shownOn.map((path) => `\`${path}\``).join(', ')

const section = ({ label, pattern, summary, shownOn, schema, format }: Collection): string => {
  const rows = fieldRows(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  const body = format === 'data' ? '' : ' The text is below the fields, after a line `---`.'
  return [
    `### ${label}`,
    '',
    `\`content/${pattern}\`. ${summary}${body} Shown on ${places(shownOn)}.`,
    '',
    '| field | meaning | limits | example |',
    '| --- | --- | --- | --- |',
    ...rows.map(line),
  ].join('\n')
}

/** The generated part of docs/editing.md: every collection with its fields. */
export const fieldReference = (): string =>
  [
    referenceMark,
    '',
    '## All fields',
    '',
    'Fields that are not marked as optional must be there. `[]` stands for each item of a list, and `*` for each of the names above it. Icons are named',
    `${iconNames.map((name) => `\`${name}\``).join(', ')}.`,
    '',
    Object.values<Collection>(collections)
      .map(({ label }) => `[${label}](#${toSlug(label)})`)
      .join(' · '),
    '',
    ...Object.values<Collection>(collections).map((collection) => `${section(collection)}\n`),
  ].join('\n')
