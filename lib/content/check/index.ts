import { readEntry } from './entry'
import { placeFiles } from './files/placement'
import { compareProblems, type Problem } from './problem'
import type { Rule } from './rule'
import { rules } from './rules'
import { collectLinkTargets } from './site/link-targets'
import type { ContentTree } from './tree'

/** What a check found. */
export interface CheckResult {
  /** Every error of every file, by file and from top to bottom; empty when the content is valid. */
  problems: Problem[]
  /** What may be published but is probably not meant, in the same order. */
  warnings: Problem[]
  documents: number
  collections: number
}

const placeOf = ({ file, path }: Problem): string => `${file} ${path}`

/** Whether a problem is one of a whole file or text, which has many places. */
const isWhole = ({ path }: Problem): boolean => path === '' || path === 'body'

/** One mistake can break several rules with the same message; each is reported once. */
const withoutRepeats = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(Object.values(problem)), problem])).values(),
]

/**
 * Checks files that are already in memory, in Node.js or in a browser. Never throws because of what they contain.
 * @param read Reads one document; tests that check many similar folders pass one with a cache.
 * @param more Rules besides those that decide whether the content is valid.
 */
export const checkTree = (
  tree: ContentTree,
  read: typeof readEntry = readEntry,
  more: readonly Rule[] = [],
): CheckResult => {
  const { placed, misplaced, problems: misplacements } = placeFiles(tree)
  const sorted = [...placed].sort((a, b) => (a.path < b.path ? -1 : 1))
  const results = sorted.map((file) => read(file, tree.label, tree.files.get(file.path) ?? new Uint8Array()))
  const entries = results.map(({ entry }) => entry)
  const targets = collectLinkTargets(entries, misplaced, tree.publicFiles)
  const content = { entries, misplaced, tree, targets }
  const inDocuments = results.flatMap((result) => result.problems)
  const faulty = new Set(
    inDocuments.flatMap((problem) => (problem.severity || isWhole(problem) ? [] : placeOf(problem))),
  )
  // What a wrong value breaks elsewhere is a consequence.
  const between = [...rules, ...more]
    .flatMap((rule) => rule(content))
    .filter((problem) => !faulty.has(placeOf(problem)))
  const problems = withoutRepeats([...misplacements, ...inDocuments, ...between]).sort(compareProblems)
  return {
    problems: problems.filter(({ severity }) => severity === undefined),
    warnings: problems.filter(({ severity }) => severity === 'warning'),
    documents: entries.length,
    collections: new Set(placed.map(({ path }) => path.split('/')[0])).size,
  }
}
