import { checkUnfinished } from './fields/unfinished'
import { checkPictures } from './files/pictures'
import type { Rule } from './rule'
import { checkDuplicates } from './site/duplicates'
import { checkFacts } from './site/facts'
import { checkFaqCategories } from './site/faq-categories'
import { checkIds, checkOldSlugs, checkReferences } from './site/identity'
import { checkLinks } from './site/links'
import { checkPublication } from './site/publication'
import { checkRemovedArticles } from './site/removed-articles'
import { checkAmounts, checkLegal, checkSections, checkSymbolicLinks } from './site/requirements'
import { checkSearchResults } from './site/search-results'
import { checkServiceAnchors } from './site/service-anchors'

/** Every check that needs more than one document. Checks of one document are in `document-rules.ts`. */
export const rules: readonly Rule[] = [
  checkIds,
  checkReferences,
  checkOldSlugs,
  checkDuplicates,
  checkSearchResults,
  checkLinks,
  checkFacts,
  checkAmounts,
  checkLegal,
  checkSections,
  checkFaqCategories,
  checkServiceAnchors,
  checkPictures,
  checkPublication,
  checkRemovedArticles,
  checkSymbolicLinks,
  checkUnfinished,
]
