import { type Entry, type FieldPath, fieldProblem, type Problem, problemAt, valueAt } from '@site/content-check'
import { isDraft } from '@/lib/content/rules/publication'

interface FactRule {
  path: FieldPath
  /** Finds values that cannot belong to a real company. */
  example: RegExp
  message: string
}

/** Domains reserved for examples. Source: RFC 2606. */
const exampleDomain = /[/.@]example(?:\.(?:com|net|org))?(?::\d+)?$/i

/** Also only a host, as in `https://www.linkedin.com/`, which is not the address of a company's profile. */
const exampleOrBareHost = /example|^https:\/\/[^/?]+\/?(?:#|$)/i

/** Telephone numbers reserved for fiction. Source: North American Numbering Plan, 555-0100 to 555-0199. */
const fictionalPhone = /\b555-01\d\d$/

const rules: readonly FactRule[] = [
  {
    path: ['origin'],
    example: exampleDomain,
    message: 'example address; write the address of the live site, such as https://www.your-company.com',
  },
  { path: ['email'], example: exampleDomain, message: 'example e-mail address; write your own' },
  { path: ['phone'], example: fictionalPhone, message: 'example phone number; write your own' },
  {
    path: ['address', 'street'],
    example: /\b(?:sample|example)\b/i,
    message: 'example street; write the postal address of the company',
  },
  {
    path: ['companyProfile', 'href'],
    example: exampleOrBareHost,
    message: 'no profile of a real company; write the full address of yours',
  },
  {
    path: ['booking', 'href'],
    example: exampleOrBareHost,
    message: 'no real booking page; write the full address of your calendar',
  },
  {
    path: ['leadForm', 'address'],
    example: /^\/demo-form$|example/i,
    message: 'the demo form sends nothing; write the embed address of your form provider',
  },
]

/** Reports facts of site.yaml that are missing, empty, or examples. */
export const findExampleFacts = (site: Entry): Problem[] =>
  rules.flatMap(({ path, example, message }) => {
    const value = valueAt(site.fields.data, path)
    const missing = typeof value !== 'string' || value.trim() === ''
    if (!missing && !example.test(value)) return []
    return [fieldProblem(site, path, missing ? `missing; ${message.replace(/^[^;]*; /, '')}` : message)]
  })

/** Reports an editor page that saves nowhere. */
export const findUnsetRepository = (site: Entry): Problem[] => {
  const path = ['editor', 'repository']
  if (valueAt(site.fields.data, ['editor', 'enabled']) !== true || valueAt(site.fields.data, path) !== undefined)
    return []
  const message =
    'unset; the editor page keeps its changes in the browser until this names your repository on GitHub, such as acme/website'
  return [fieldProblem(site, path, message)]
}

const written = /[\w.+@-]+\.example\b|\b[\w.+@-]*example\.(?:com|net|org)\b/g

/** Reports each place at which a published entry writes what a pattern finds. */
export const findWritten = (entry: Entry, pattern: RegExp, message: (found: string) => string): Problem[] =>
  Array.from(isDraft(entry) ? [] : entry.source.text.matchAll(pattern), ({ 0: found, index }) =>
    problemAt(entry.source, index, '', message(found)),
  )

/** Reports example addresses in a published entry. */
export const findExampleAddresses = (entry: Entry): Problem[] =>
  findWritten(entry, written, (address) => `"${address}" is an example address; write a real one`)
