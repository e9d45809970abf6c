import type { CollectionName } from '../collections'
import type { Entry } from './document'
import type { PlacedFile } from './files/placement'
import type { Problem } from './problem'
import type { ContentTree } from './tree'

/** All valid targets of links. */
export interface LinkTargets {
  /** Anchors by page. */
  pages: ReadonlyMap<string, ReadonlySet<string>>
  /** Pages whose anchors are not all known, since a document cannot be read. */
  unread: ReadonlySet<string>
  /** Addresses of the files in public/. */
  files: ReadonlySet<string>
  /** Origin of the live site, when site.yaml contains it. */
  origin?: string | undefined
}

/** All content after every document has been read by itself. */
export interface CheckedContent {
  /** The documents in the order of their paths. */
  entries: readonly Entry[]
  /** Documents that nothing reads because their files have a wrong name or folder. */
  misplaced: readonly PlacedFile[]
  tree: ContentTree
  targets: LinkTargets
}

/** A check that needs more than one document, or that concerns the whole site. */
export type Rule = (content: CheckedContent) => Problem[]

/** The documents of one collection. */
export const membersOf = <Member extends { collection: CollectionName }>(
  members: readonly Member[],
  collection: CollectionName,
): Member[] => members.filter((member) => member.collection === collection)
