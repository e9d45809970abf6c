import { routes } from '../../routes'
import { serviceAnchors } from '../schemas/offers'
import type { Entry } from './entry'
import type { Problem } from './problem'
import type { CheckedContent, Rule } from './rule'
import { fieldOf } from './schema-walk'
import { enumeration, quote } from './words'
import { fieldProblem } from './yaml-fields'

/** Ids that other parts of the pages with services have. */
const taken: readonly string[] = ['content', ...routes.services.anchors, ...routes.plan.anchors].filter(
  (id) => !(serviceAnchors as readonly string[]).includes(id),
)

/** The anchor of a service, if it is a text. */
export const anchorOf = ({ fields }: Entry): string | undefined => {
  const anchor = fieldOf(fields.data, 'anchor')
  return typeof anchor === 'string' ? anchor : undefined
}

/** The fixed anchors that no service has. None where a service that cannot be read may have them. */
export const missingAnchors = ({ entries, misplaced, tree }: CheckedContent): string[] => {
  const services = entries.filter(({ collection }) => collection === 'services')
  const isUnknown =
    !tree.folders.has('services') ||
    misplaced.some(({ collection }) => collection === 'services') ||
    services.some(({ fields }) => fields.data === undefined)
  const anchors = services.map(anchorOf)
  return isUnknown ? [] : serviceAnchors.filter((anchor) => !anchors.includes(anchor))
}

/** Reports anchors that other parts of the page have, and fixed anchors without a service. */
export const checkServiceAnchors: Rule = (content) => {
  const { entries, tree } = content
  const services = entries.filter(({ collection }) => collection === 'services')
  const clashes = services.flatMap((entry): Problem[] => {
    const anchor = anchorOf(entry)
    if (anchor === undefined || !taken.includes(anchor)) return []
    const message = `the services page has a part ${quote(anchor)} already; write another anchor`
    return [fieldProblem(entry.source, entry.fields, ['anchor'], message)]
  })
  const missing = missingAnchors(content)
  if (missing.length === 0) return clashes
  const message = `no service has the anchor ${enumeration(missing.map((anchor) => quote(anchor)))}, to which fixed addresses of the site lead; keep a service with it`
  return [...clashes, { file: `${tree.label}/services`, line: 1, column: 1, path: '', message }]
}
