import { checkNotes } from './fields/unfinished'
import { type Placements, placeFiles } from './files/placement'
import { type Fix, fixEntry } from './format/fix'
import { checkLinks, checkReferences } from './links/links'
import { compareProblems, fileProblem, isError, type Problem } from './problem'
import { type OnBody, type ReadResult, readEntry } from './read-entry'
import type { Content, EntryRule, LinkTargets, Rule } from './rule'
import { prepare, type Settings } from './settings'
import type { ContentTree, PlacedFile } from './tree'

/** All that the check is given. */
export interface CheckSettings<Name extends string = string> extends Settings<Name> {
  /** What links may lead to besides files: pages, and the anchors on them. */
  targets: (content: Content<Name>) => LinkTargets
  /** The fields in whose words an author may write a reference in place of the name of an entry. */
  titleFields?: readonly string[]
  /** Names of entries whose absence a rule reports, by collection: references to them are only a consequence. */
  missing?: (content: Content<Name>) => Partial<Record<Name, readonly string[]>>
  /** Checks of each entry, besides those of its form and its schema. */
  entryRules?: readonly EntryRule<Name>[]
  /** Checks of the whole content. */
  rules?: readonly Rule<Name>[]
}

/** What a check found. */
export interface CheckResult {
  /** Every error of every file, by file and from top to bottom; empty when the content is valid. */
  problems: Problem[]
  /** What may be published but is probably not meant, in the same order. */
  warnings: Problem[]
  /** Number of entries. */
  entries: number
  /** Number of their collections, where those of one folder count once. */
  collections: number
}

/** Reads one file. Given by tests that check many similar folders, with a cache. */
export type ReadEntry<Name extends string = string> = (
  file: PlacedFile<Name>,
  label: string,
  bytes: Uint8Array,
  onBody?: OnBody<Name>,
) => ReadResult<Name>

/** The check of the content with its settings. None of its functions throws because of what files contain. */
export interface Check<Name extends string = string> {
  /**
   * Checks files that are already in memory, in Node.js or in a browser.
   * @param read Reads one entry.
   * @param more Rules besides those that decide whether the content is valid.
   */
  checkTree: (tree: ContentTree, read?: ReadEntry<Name>, more?: readonly Rule<Name>[]) => CheckResult
  /**
   * Checks the text of one file: all that can be found without other entries.
   * @param path Below the content folder.
   */
  checkEntry: (path: string, text: string, label?: string) => Problem[]
  /** Assigns every file to its collection. Reports files and folders that nothing reads, and required ones that are missing. */
  placeFiles: (tree: ContentTree) => Placements<Name>
  /** Reads a file and runs all checks that need no other entry. */
  readEntry: ReadEntry<Name>
  /** Brings one file into canonical form. A file with mistakes that have no single right answer is left alone. */
  fixEntry: (file: PlacedFile<Name>, bytes: Uint8Array) => Fix
}

const placeOf = ({ file, path }: Problem): string => `${file} ${path}`

/** Whether a problem is one of a whole file or text, which has many places. */
const isWhole = ({ path }: Problem): boolean => path === '' || path === 'body'

/** One mistake can break several rules with the same message; each is reported once. */
const withoutRepeats = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(Object.values(problem)), problem])).values(),
]

/** Prepares the check of a content folder. */
export const createCheck = <Name extends string>(settings: CheckSettings<Name>): Check<Name> => {
  const { targets, titleFields = ['title'], missing = () => ({}), entryRules = [], rules = [] } = settings
  const setup = prepare(settings)
  const place = (tree: ContentTree) => placeFiles(tree, setup) as Placements<Name>
  const readOne: ReadEntry<Name> = (file, label, bytes, onBody) => readEntry(file, label, bytes, setup, onBody)

  const checkContent = (content: Content<Name>, more: readonly Rule<Name>[]): Problem[] => [
    ...checkLinks(content, { ...targets(content), files: content.tree.publicFiles }, setup),
    ...checkReferences(content, titleFields, missing(content), setup),
    ...(content.tree.symbolicLinks ?? []).map((file) =>
      fileProblem(file, 'a link to another file (symbolic link) cannot be published; put the file itself here'),
    ),
    ...content.entries.flatMap((entry) => [...checkNotes(entry, setup), ...entryRules.flatMap((rule) => rule(entry))]),
    ...[...rules, ...more].flatMap((rule) => rule(content)),
  ]

  const checkTree: Check<Name>['checkTree'] = (tree, read = readOne, more = []) => {
    const { placed, misplaced, problems: misplacements } = place(tree)
    const sorted = [...placed].sort((a, b) => (a.path < b.path ? -1 : 1))
    const results = sorted.map((file) => read(file, tree.label, tree.files.get(file.path) ?? new Uint8Array()))
    const entries = results.map(({ entry }) => entry)
    const inEntries = results.flatMap((result) => result.problems)
    const faulty = new Set(
      inEntries.flatMap((problem) => (problem.severity || isWhole(problem) ? [] : placeOf(problem))),
    )
    // What a wrong value breaks elsewhere is a consequence.
    const between = checkContent({ entries, misplaced, tree }, more).filter((problem) => !faulty.has(placeOf(problem)))
    const problems = withoutRepeats([...misplacements, ...inEntries, ...between]).sort(compareProblems)
    return {
      problems: problems.filter(isError),
      warnings: problems.filter((problem) => !isError(problem)),
      entries: entries.length,
      collections: new Set(placed.map(({ path }) => path.split('/')[0])).size,
    }
  }

  const checkEntry: Check<Name>['checkEntry'] = (path, text, label = 'content') => {
    const bytes = new TextEncoder().encode(text)
    const none = { unreadable: [], folders: new Set<string>(), publicFiles: new Set<string>() }
    const { placed, problems: misplacements } = place({ label, exists: true, files: new Map([[path, bytes]]), ...none })
    const [file] = placed
    if (!file) return misplacements.filter((problem) => problem.file === `${label}/${path}`)
    const { entry, problems } = readOne(file, label, bytes)
    // Other files are missing in this tree, which are no mistakes of this one.
    const own = misplacements.filter((problem) => problem.file === entry.source.file)
    return [...own, ...problems, ...entryRules.flatMap((rule) => rule(entry))].sort(compareProblems)
  }

  return {
    checkTree,
    checkEntry,
    placeFiles: place,
    readEntry: readOne,
    fixEntry: (file, bytes) => fixEntry(file, bytes, setup),
  }
}
