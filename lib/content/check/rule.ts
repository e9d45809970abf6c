import type { Entry } from './entry'
import type { LinkTargets } from './link-targets'
import type { PlacedFile } from './placement'
import type { Problem } from './problem'
import type { ContentTree } from './tree'

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
