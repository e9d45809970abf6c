import { checkDuplicates } from './duplicates'
import { checkFacts } from './facts'
import { checkFaqCategories } from './faq-categories'
import { checkIds, checkOldSlugs, checkReferences } from './identity'
import { checkLinks } from './links'
import { checkPictures } from './pictures'
import { checkPublication } from './publication'
import { checkRemovedArticles } from './removed-articles'
import { checkRequirements } from './requirements'
import type { Rule } from './rule'
import { checkSearchResults } from './search-results'
import { checkServiceAnchors } from './service-anchors'
import { checkSymbolicLinks } from './symbolic-links'
import { checkUnfinished } from './unfinished'

/** Every check that needs more than one document. Checks of one document are in `document-rules.ts`. */
export const rules: readonly Rule[] = [
  checkIds,
  checkReferences,
  checkOldSlugs,
  checkDuplicates,
  checkSearchResults,
  checkLinks,
  checkFacts,
  checkRequirements,
  checkFaqCategories,
  checkServiceAnchors,
  checkPictures,
  checkPublication,
  checkRemovedArticles,
  checkSymbolicLinks,
  checkUnfinished,
]
