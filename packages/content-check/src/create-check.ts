import type { CheckResult, Content, ContentTree, EntryRule, LinkTargets, PlacedFile, Rule } from './content'
import type { Entry } from './entry'
import { type Placements, placeFiles } from './files/placement'
import { type FixedFile, fixFiles } from './format/fix'
import { checkLinks } from './links/links'
import { byText, compareProblems, createSource, fileProblem, isError, type Problem } from './problem'
import { type OnBody, type ReadResult, readEntry } from './read-entry'
import { verifyRepairs } from './repairs/verify'
import { prepare, type Settings } from './settings'

/** All that the check is given. */
export interface CheckSettings<Name extends string = string> extends Settings<Name> {
  /** What links may lead to besides files: pages, and the anchors on them. */
  targets: (content: Content<Name>) => LinkTargets
  /** Checks of each entry, besides those of its form and its schema. */
  entryRules?: readonly EntryRule<Name>[]
  /** Checks of the whole content. */
  rules?: readonly Rule<Name>[]
}

/** An entry of which only the fields are known. */
export interface KnownEntry {
  /** Below the content folder. */
  path: string
  fields: Readonly<Record<string, unknown>>
}

/** The public files where they are not known: the address of any is taken to be there. */
class AnyFile extends Set<string> {
  override has(address: string): boolean {
    return /\.(?:avif|csv|gif|ico|jpe?g|pdf|png|svg|txt|webp|xml|zip)$/.test(address)
  }
}

const placeOf = ({ file, path }: Problem): string => `${file} ${path}`

/** One mistake can break several rules with the same message, and a warning at the very place of another problem is about the same signs. */
const withoutConsequences = (problems: readonly Problem[]): Problem[] => {
  const messages = new Set<string>()
  const places = new Set<string>()
  return problems.filter((problem) => {
    const { file, line, column, path, message } = problem
    const place = `${file}:${line}:${column}`
    const text = `${place} ${path} ${message}`
    const isLeftOut = messages.has(text) || (!isError(problem) && places.has(place) && !place.endsWith(':1:1'))
    messages.add(text)
    places.add(place)
    return !isLeftOut
  })
}

/** The most problems of a kind in a file, whatever they name. */
const mostOfKind = 100

/** The problems without those that are too many of a kind; the last one that is left says how many. */
const withoutMany = (problems: readonly Problem[]): Problem[] => {
  const kinds = new Map<string, Problem[]>()
  for (const problem of problems) {
    const words = problem.message.replace(/"(?:[^"\\]|\\.)*"|\{[^{}]*\}|<[^<>]*>|\d+/g, '')
    const kind = `${problem.file} ${words}`
    kinds.set(kind, kinds.get(kind) ?? [])
    kinds.get(kind)?.push(problem)
  }
  return [...kinds.values()].flatMap((same) => {
    const last = same.length > mostOfKind && same[mostOfKind - 1]
    if (!last) return same
    const message = `${last.message}; and ${same.length - mostOfKind} more of this kind in the file`
    return [...same.slice(0, mostOfKind - 1), { ...last, message }]
  })
}

/** The problems with the repairs that can be made together: of two that change the same lines, the later one is made after the other. */
const withoutOverlaps = (problems: readonly Problem[]): Problem[] => {
  const made: { file: string; from: number; last: number }[] = []
  return [...problems].sort(compareProblems).map((problem) => {
    const { repair, ...others } = problem
    if (!repair) return problem
    const own = { file: problem.file, from: repair.from, last: Math.max(repair.from, repair.to) }
    if (made.some(({ file, from, last }) => file === own.file && own.from <= last && from <= own.last)) return others
    made.push(own)
    return problem
  })
}

/** Prepares the check of a content folder. None of its functions throws because of what files contain. */
export const createCheck = <Name extends string>(settings: CheckSettings<Name>) => {
  const { targets, entryRules = [], rules = [] } = settings
  const setup = prepare(settings)
  type Read = (file: PlacedFile<Name>, label: string, bytes: Uint8Array, onBody?: OnBody<Name>) => ReadResult<Name>

  /** Assigns every file to its collection. Reports files and folders that nothing reads, and required ones that are missing. */
  const place = (tree: ContentTree) => placeFiles(tree, setup) as Placements<Name>

  /** Reads a file and runs all checks that need no other entry. */
  const readOne: Read = (file, label, bytes, onBody) => readEntry(file, label, bytes, setup, onBody)

  const knownEntry = ({ path, collection, slug }: PlacedFile<Name>, label: string, data: unknown): Entry<Name> => {
    const { schema, format } = settings.collections[collection]
    const entry = { collection, slug, schema, format, source: createSource(`${label}/${path}`, ''), isValid: true }
    const body = { start: 0, parsed: false, headings: [], links: [] }
    return { ...entry, fields: { start: 0, end: 0, texts: [], data }, ...(format !== 'yaml' && { body }) }
  }

  const checkContent = (content: Content<Name>, more: readonly Rule<Name>[]): Problem[] => [
    ...checkLinks(content, { ...targets(content), files: content.tree.publicFiles, setup }),
    ...(content.tree.symbolicLinks ?? []).map((file) =>
      fileProblem(file, 'a link to another file (symbolic link) cannot be published; put the file itself here'),
    ),
    ...content.entries.flatMap((entry) => entryRules.flatMap((rule) => rule(entry))),
    ...[...rules, ...more].flatMap((rule) => rule(content)),
  ]

  /** The problems of a file with another text. */
  const checkAgain = (content: Content<Name>, entry: Entry<Name>, file: PlacedFile<Name>, text: string): Problem[] => {
    const again = readOne(file, content.tree.label, new TextEncoder().encode(text))
    const { newness = 0 } = entry
    const entries = content.entries.map((each) => (each === entry ? { ...again.entry, newness } : each))
    const others = checkContent({ ...content, entries }, [])
    return [...again.problems, ...others.filter((problem) => problem.file === entry.source.file)]
  }

  /**
   * Checks files that are already in memory, in Node.js or in a browser.
   * @param read Reads one entry; tests that check many similar folders give one with a cache.
   * @param more Rules besides those that decide whether the content is valid.
   * @param only The file whose problems are wanted, as its author writes it; all files when left out.
   */
  const checkTree = (
    tree: ContentTree,
    read: Read = readOne,
    more: readonly Rule<Name>[] = [],
    only?: string,
  ): CheckResult<Name> => {
    const { placed, misplaced, problems: misplacements } = place(tree)
    const sorted = [...placed].sort((a, b) => byText(a.path, b.path))
    const results = sorted.map((file) => read(file, tree.label, tree.files.get(file.path) ?? new Uint8Array()))
    const entries = results.map(({ entry }, index) => {
      const newness = tree.newness?.get(sorted[index]?.path ?? '')
      return newness === undefined ? entry : { ...entry, newness }
    })
    const content = { entries, misplaced, tree }
    const inEntries = results.flatMap((result) => result.problems)
    // What a wrong value breaks elsewhere is a consequence; a whole file or text has many places.
    const inFields = inEntries.filter(({ path, severity }) => !severity && path !== '' && path !== 'body')
    const faulty = new Set(inFields.map(placeOf))
    const between = checkContent(content, more).filter((problem) => !faulty.has(placeOf(problem)))
    const all = withoutConsequences([...misplacements, ...inEntries, ...between])
    const found = withoutMany(all.filter(({ file }) => only === undefined || file === only))
    const repaired = entries.reduce((problems, entry, index) => {
      const file = sorted[index]
      const own = problems.filter((problem) => problem.file === entry.source.file)
      if (!file || own.length === 0) return problems
      const others = problems.filter((problem) => problem.file !== entry.source.file)
      return [
        ...others,
        ...verifyRepairs(own, { ...entry, ...entry.readable }, (text) => checkAgain(content, entry, file, text)),
      ]
    }, found)
    const problems = withoutOverlaps(repaired).sort(compareProblems)
    return {
      problems: problems.filter(isError),
      warnings: problems.filter((problem) => !isError(problem)),
      entries,
      collections: new Set(placed.map(({ path }) => path.split('/')[0])).size,
    }
  }

  /**
   * Checks the text of one file among entries of which only the fields are known. Every picture and file that it names is taken to be there.
   * @param path Below the content folder.
   */
  const checkEntry = (path: string, text: string, others: readonly KnownEntry[], label = 'content'): Problem[] => {
    const known = new Map(others.filter((other) => other.path !== path).map(({ path: file, fields }) => [file, fields]))
    const files = new Map([...known.keys(), path].map((file) => [file, new TextEncoder().encode(text)]))
    const read: Read = (file, ...rest) => {
      const data = known.get(file.path)
      if (data) return { entry: knownEntry(file, label, data), problems: [] }
      const { entry, problems } = readOne(file, ...rest)
      return { entry: { ...entry, newness: 1 }, problems }
    }
    const tree = { label, exists: true, files, unreadable: [], folders: new Set<string>(), publicFiles: new AnyFile() }
    const { problems, warnings } = checkTree(tree, read, [], `${label}/${path}`)
    return [...problems, ...warnings].sort(compareProblems)
  }

  /** Makes the safe repairs in all files, or every one, and brings the files without mistakes into canonical form. Says what it did. */
  const fixTree = (tree: ContentTree, all = false): FixedFile[] =>
    fixFiles(tree, place(tree).placed, setup.collections, checkTree, all)

  return { checkTree, checkEntry, placeFiles: place, readEntry: readOne, fixTree }
}
