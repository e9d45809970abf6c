import { checkDuplicates } from './duplicates'
import { readEntry } from './entry'
import { checkFacts, checkPlaceholders } from './facts'
import { checkIds, checkOldSlugs, checkReferences } from './identity'
import { collectLinkTargets } from './link-targets'
import { checkLinks } from './links'
import { placeFiles } from './placement'
import { compareProblems, type Problem } from './problem'
import { checkRequirements } from './requirements'
import { type ContentTree, readTree } from './tree'

/** What a check found. */
export interface CheckResult {
  /** Every problem of every file, by file and from top to bottom; empty when the content is valid. */
  problems: Problem[]
  /** What does not keep the content from being published, in the same order. */
  warnings: Problem[]
  documents: number
  collections: number
}

/** One mistake can break several rules with the same message; each is reported once. */
const withoutRepeats = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(Object.values(problem)), problem])).values(),
]

/**
 * Checks files that are already in memory. Never throws because of what they contain.
 * @param read Reads one document; tests that check many similar folders pass one with a cache.
 */
export const checkTree = (tree: ContentTree, read: typeof readEntry = readEntry): CheckResult => {
  const { placed, problems: misplaced } = placeFiles(tree)
  const sorted = [...placed].sort((a, b) => (a.path < b.path ? -1 : 1))
  const results = sorted.map((file) => read(file, tree.label, tree.files.get(file.path) ?? new Uint8Array()))
  const entries = results.map(({ entry }) => entry)
  const found = [
    ...misplaced,
    ...results.flatMap((result) => result.problems),
    ...checkIds(entries),
    ...checkReferences(entries),
    ...checkOldSlugs(entries),
    ...checkDuplicates(entries),
    ...checkLinks(entries, collectLinkTargets(entries, tree.publicFiles)),
    ...checkPlaceholders(entries),
    ...checkFacts(entries),
    ...checkRequirements(entries, tree),
  ]
  const sortedProblems = withoutRepeats(found).sort(compareProblems)
  return {
    problems: sortedProblems.filter(({ severity }) => severity === undefined),
    warnings: sortedProblems.filter(({ severity }) => severity === 'warning'),
    documents: entries.length,
    collections: new Set(placed.map(({ path }) => path.split('/')[0])).size,
  }
}

/**
 * Checks the content folder. `label` is how its path is shown in problems;
 * `publicFolder` holds the pictures and files that texts may link to.
 */
export const checkContent = (folder: string, publicFolder: string, label = 'content'): CheckResult =>
  checkTree(readTree(folder, publicFolder, label))
