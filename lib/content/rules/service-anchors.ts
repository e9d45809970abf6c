import {
  type Content,
  type Entry,
  type Finding,
  fieldFinding,
  fieldText,
  fileFinding,
  kebabCase,
  membersOf,
  nearest,
} from '@site/content-check'
import { routes } from '../../routes'
import type { CollectionName } from '../collections'
import { serviceAnchors } from '../collections/services'
import { found } from '../sentences'

const fixed: readonly string[] = serviceAnchors

/** Ids that other parts of the pages with services have. */
const taken: readonly string[] = [...routes.services.anchors, ...routes.plan.anchors].filter(
  (id) => !fixed.includes(id),
)

/** The anchor of a service, if it is a text. */
const anchorOf = (service: Entry): string | undefined => fieldText(service, 'anchor')

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
export const checkServiceAnchors = (content: Content<CollectionName>): Finding[] => {
  const services = membersOf(content.entries, 'services')
  const clashes = services.flatMap((entry): Finding[] => {
    const anchor = anchorOf(entry)
    if (anchor === undefined || !taken.includes(anchor)) return []
    return [fieldFinding(entry, ['anchor'], found('service/anchor-taken', { anchor }))]
  })
  const missing = missingAnchors(content).map((anchor): Finding => {
    const wrong = (help: string) => found('service/anchor-missing', { anchor, help })
    const meant = meantService(services, anchor)
    return meant
      ? fieldFinding(meant, ['anchor'], wrong('write it here'))
      : fileFinding(`${content.tree.label}/services`, wrong('keep a service with it'))
  })
  return [...clashes, ...missing]
}
