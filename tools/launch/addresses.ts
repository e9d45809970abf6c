import {
  type BareFinding,
  createCatalogue,
  type Entry,
  type Finding,
  fieldFinding,
  findingAt,
  valueAt,
} from '@site/content-check'
import { isDraft } from '@/lib/content/rules/publication'

const error = {
  'launch/sample': '{task}, then delete this line',
  'launch/example': '{what}; {task}',
  'launch/missing': 'missing; {task}',
  'launch/repository':
    'unset; the editor page keeps its changes in the browser until this names your repository on GitHub, such as acme/website',
  'launch/address': '"{address}" is only an example; write a real one',
  'launch/data': '"{piece}" is sample data; {task}',
  'launch/copyright': 'the year {last} is not the current one; write {year}',
  'launch/drawing': 'drawing of the sample site: {what}',
} as const

/** What is to be done before the site goes live, without its place. No form says it. */
export const found = createCatalogue(
  { fatal: {}, error, warning: {} },
  { 'launch/*': 'this is an example; write your own before the site goes live' },
)

/** Domains reserved for examples. Source: RFC 2606. */
const exampleDomain = /[/.@]example(?:\.(?:com|net|org))?(?::\d+)?$/i

/** Also only a host, as in `https://www.linkedin.com/`, which is not the address of a company's profile. */
const exampleOrBareHost = /example|^https:\/\/[^/?]+\/?(?:#|$)/i

/** Telephone numbers reserved for fiction. Source: North American Numbering Plan, 555-0100 to 555-0199. */
const fictionalPhone = /\b555-01\d\d$/

/** Fields with values that cannot belong to a real company: what such a value is, and what to write. */
const rules: readonly (readonly [field: string, example: RegExp, what: string, task: string])[] = [
  [
    'origin',
    exampleDomain,
    'example address',
    'write the address of the live site, such as https://www.your-company.com',
  ],
  ['email', exampleDomain, 'example e-mail address', 'write your own'],
  ['phone', fictionalPhone, 'example phone number', 'write your own'],
  ['address.street', /\b(?:sample|example)\b/i, 'example street', 'write the postal address of the company'],
  ['companyProfile.href', exampleOrBareHost, 'no profile of a real company', 'write the full address of yours'],
  ['booking.href', exampleOrBareHost, 'no real booking page', 'write the full address of your calendar'],
  [
    'leadForm.address',
    /^\/demo-form$|example/i,
    'the demo form sends nothing',
    'write the embed address of your form provider',
  ],
]

/** Reports facts of site.yaml that are missing, empty, or examples. */
export const findExampleFacts = (site: Entry): Finding[] =>
  rules.flatMap(([field, example, what, task]) => {
    const path = field.split('.')
    const value = valueAt(site.fields.data, path)
    if (typeof value !== 'string' || value.trim() === '')
      return [fieldFinding(site, path, found('launch/missing', { task }))]
    return example.test(value) ? [fieldFinding(site, path, found('launch/example', { what, task }))] : []
  })

/** Reports an editor page that saves nowhere. */
export const findUnsetRepository = (site: Entry): Finding[] => {
  const { enabled, repository } = Object(valueAt(site.fields.data, ['editor']))
  return !enabled || repository ? [] : [fieldFinding(site, ['editor', 'repository'], found('launch/repository'))]
}

/** Reserved domains, and telephone numbers but that of the sample company, which is sample data. */
const written = /[\w.+@-]+\.example\b|\b[\w.+@-]*example\.(?:com|net|org)\b|(?:\(\d{3}\) )?\b555-01(?!34)\d\d\b/g

/** Reports each place at which a published entry writes what a pattern finds. */
export const findWritten = (entry: Entry, pattern: RegExp, wrong: (piece: string) => BareFinding): Finding[] =>
  Array.from(isDraft(entry) ? [] : entry.source.text.matchAll(pattern), ({ 0: piece, index }) =>
    findingAt(entry.source, index, '', wrong(piece)),
  )

/** Reports example addresses and telephone numbers in a published entry. */
export const findExampleAddresses = (entry: Entry): Finding[] =>
  findWritten(entry, written, (address) => found('launch/address', { address }))
