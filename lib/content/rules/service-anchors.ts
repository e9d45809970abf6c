import {
  type Content,
  type Entry,
  fieldProblem,
  fieldText,
  fileProblem,
  kebabCase,
  membersOf,
  nearest,
  type Problem,
  quote,
} from '@site/content-check'
import { routes } from '../../routes'
import type { CollectionName } from '../collections'
import { serviceAnchors } from '../schemas/offers'

const fixed: readonly string[] = serviceAnchors

/** Ids that other parts of the pages with services have. */
const taken: readonly string[] = [...routes.services.anchors, ...routes.plan.anchors].filter(
  (id) => !fixed.includes(id),
)

/** The anchor of a service, if it is a text. */
export const anchorOf = (service: Entry): string | undefined => fieldText(service, 'anchor')

/** The fixed anchors that no service has. None where a service that cannot be read may have them. */
export const missingAnchors = ({ entries, misplaced, tree }: Content<CollectionName>): string[] => {
  const anchors = membersOf(entries, 'services').map(anchorOf)
  const isUnknown =
    !tree.folders.has('services') ||
    membersOf(misplaced, 'services').length > 0 ||
    anchors.some((anchor) => anchor === undefined || !kebabCase.test(anchor))
  return isUnknown ? [] : fixed.filter((anchor) => !anchors.includes(anchor))
}

/**
 * The service that was meant to have a fixed anchor: the one of that name, of a similar anchor, or the only one with an anchor of its
 * own where no other has been added.
 */
const meantService = (services: readonly Entry[], missing: string): Entry | undefined => {
  const others = services.filter((entry) => !fixed.includes(anchorOf(entry) ?? ''))
  return (
    others.find(({ slug }) => slug === missing) ??
    others.find((entry) => nearest(anchorOf(entry) ?? '', [missing])) ??
    (others.length === 1 && services.length <= fixed.length ? others[0] : undefined)
  )
}

/** Reports anchors that other parts of the page have, and fixed anchors without a service. */
export const checkServiceAnchors = (content: Content<CollectionName>): Problem[] => {
  const services = membersOf(content.entries, 'services')
  const clashes = services.flatMap((entry): Problem[] => {
    const anchor = anchorOf(entry)
    if (anchor === undefined || !taken.includes(anchor)) return []
    return [
      fieldProblem(entry, ['anchor'], `the services page has a part ${quote(anchor)} already; write another anchor`),
    ]
  })
  const missing = missingAnchors(content).map((anchor): Problem => {
    const message = `no service has the anchor ${quote(anchor)}, to which fixed addresses of the site lead`
    const meant = meantService(services, anchor)
    return meant
      ? fieldProblem(meant, ['anchor'], `${message}; write it here`)
      : fileProblem(`${content.tree.label}/services`, `${message}; keep a service with it`)
  })
  return [...clashes, ...missing]
}
