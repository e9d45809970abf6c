import { routes } from '../../routes'
import { kebabCase } from '../../slug'
import { serviceAnchors } from '../schemas/offers'
import type { Entry } from './entry'
import type { Problem } from './problem'
import type { CheckedContent, Rule } from './rule'
import { fieldOf } from './schema-walk'
import { nearest, quote } from './words'
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
  const anchors = services.map(anchorOf)
  const isUnknown =
    !tree.folders.has('services') ||
    misplaced.some(({ collection }) => collection === 'services') ||
    anchors.some((anchor) => anchor === undefined || !kebabCase.test(anchor))
  return isUnknown ? [] : serviceAnchors.filter((anchor) => !anchors.includes(anchor))
}

/**
 * The service that was meant to have a fixed anchor: the one of that name, of a similar anchor, or the only one with an anchor of its
 * own where no other has been added.
 */
const meantService = (services: readonly Entry[], missing: string): Entry | undefined => {
  const others = services.filter((entry) => !(serviceAnchors as readonly string[]).includes(anchorOf(entry) ?? ''))
  const only = others.length === 1 && services.length <= serviceAnchors.length ? others[0] : undefined
  return (
    others.find(({ slug }) => slug === missing) ??
    others.find((entry) => nearest(anchorOf(entry) ?? '', [missing])) ??
    only
  )
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
  const anchors = services.map(anchorOf)
  // The report of an anchor that two services have names the one that is missing.
  if (new Set(anchors).size < anchors.length) return clashes
  const missing = missingAnchors(content).map((anchor): Problem => {
    const message = `no service has the anchor ${quote(anchor)}, to which fixed addresses of the site lead`
    const meant = meantService(services, anchor)
    return meant
      ? fieldProblem(meant.source, meant.fields, ['anchor'], `${message}; write it here`)
      : {
          file: `${tree.label}/services`,
          line: 1,
          column: 1,
          path: '',
          message: `${message}; keep a service with it`,
        }
  })
  return [...clashes, ...missing]
}
