import { checkDuplicates } from './duplicates'
import { checkFacts, checkPlaceholders } from './facts'
import { checkIds, checkOldSlugs, checkReferences } from './identity'
import { checkLinks } from './links'
import { checkPublication } from './publication'
import { checkRemovedArticles } from './removed-articles'
import { checkRequirements } from './requirements'
import type { Rule } from './rule'

/** Every check that needs more than one document. Checks of one document are in `document-rules.ts`. */
export const rules: readonly Rule[] = [
  checkIds,
  checkReferences,
  checkOldSlugs,
  checkDuplicates,
  checkLinks,
  checkPlaceholders,
  checkFacts,
  checkRequirements,
  checkPublication,
  checkRemovedArticles,
]
