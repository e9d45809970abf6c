import {
  type CheckSettings,
  checkFigures,
  checkJumps,
  checkLayout,
  checkUnique,
  checkVariants,
  createCheck,
  fieldOf,
  type Severities,
} from '@site/content-check'
import { routes } from '../routes'
import { type CollectionName, collections, type SiteCollection } from './collections'
import { checkCounts, checkFacts, checkOldFacts } from './rules/facts'
import { checkFaqCategories } from './rules/faq-categories'
import { checkId, checkOldSlugs, checkTakenName } from './rules/identity'
import { collectLinkTargets } from './rules/link-targets'
import { checkAmounts, checkNames, checkSections, hasPage } from './rules/needed-entries'
import { checkPictures } from './rules/pictures'
import { checkDays, checkPrice, checkProportions, checkQuestion, checkSocialTitles } from './rules/plausibility'
import { checkPublication } from './rules/publication'
import { checkRemovedEntries } from './rules/removed-entries'
import { checkSearchResults } from './rules/search-results'
import { placeholderNames } from './schemas/text'
import { found } from './sentences'

/** The command that brings entries into the form of the editor page. */
const fixCommand = 'npm run content:fix'

const all = Object.entries<SiteCollection>(collections) as [CollectionName, SiteCollection][]

/** What spelling is compared with besides a dictionary of English: the words of the project, and names. */
export const spelling = {
  ownWords: 'dictionary.txt',
  names: Object.fromEntries(all.map(([name, each]) => [name, each.names ?? []])),
}

/** The address of the page that a content file makes: `/content/articles/shelves.mdx` → `/blog/shelves`. */
const addressOf = (path: string): string => {
  const [name = '', parent] = path.split('/').reverse()
  const made = all.find(([, { folder, pattern, extension, isSingle }]) =>
    isSingle ? pattern === `${folder}/${name}` && parent === folder : parent === folder && name.endsWith(extension),
  )?.[1]
  return (made?.isSingle ? made.paths[0] : made?.address?.(name.slice(0, -made.extension.length))) ?? path
}

const uniqueFields = checkUnique<CollectionName>(
  Object.fromEntries(all.map(([name, { unique = [] }]) => [name, unique])),
  hasPage,
)

const checkRepeated = checkFigures(all.flatMap(([, { figures = [] }]) => figures))

/**
 * Findings, by their ids, that are switched off or only warn: `{ 'text/broken-end': 'off', 'link/unencrypted': 'warning' }`. The README of
 * content-check lists the ids; those with which the build would break are refused.
 */
const severities: Severities<Parameters<typeof found>[0]> = {}

const settings: Omit<CheckSettings<CollectionName>, 'components'> = {
  collections,
  options: collections,
  placeholders: placeholderNames,
  files: { folder: 'public', pictures: '/images' },
  links: {
    contact: { mailto: '{email}', tel: '{phone}', page: routes.contact.path },
    addressOf,
  },
  dictionaryPath: spelling.ownWords,
  fixCommand,
  severities,
  own: found,
  isDraft: (fields) => fieldOf(fields, 'draft') === true,
  targets: collectLinkTargets,
  entryRules: [
    checkId,
    checkSections,
    checkTakenName,
    checkPrice,
    checkQuestion,
    checkProportions,
    checkDays,
    checkRepeated,
  ],
  rules: [
    uniqueFields,
    ...all.flatMap(([name, { topics }]) => (topics ? [checkVariants<CollectionName>(name, topics)] : [])),
    checkOldSlugs,
    checkSearchResults,
    checkSocialTitles,
    checkFacts,
    checkOldFacts,
    checkCounts,
    checkJumps,
    checkAmounts,
    checkNames,
    checkFaqCategories,
    checkPictures,
    checkPublication,
    checkRemovedEntries,
  ],
}

/** The check of the site's content: everything that the engine in `packages/content-check` is told of this site, with the blocks of its articles. */
export const createSiteCheck = (components: CheckSettings['components']) => createCheck({ ...settings, components })

/** Warns of entries in another layout than that of the editor page. Not part of what decides whether the content is valid. */
export const checkEntryLayout = checkLayout(fixCommand)
