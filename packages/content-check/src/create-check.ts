import { sayInForm } from './catalogue'
import type { CheckResult, Content, ContentTree, EntryRule, LinkTargets, PlacedFile, Rule } from './content'
import type { Entry } from './entry'
import { type Placements, placeFiles } from './files/placement'
import { compareFindings, createSource, type Finding, fileFinding, isError } from './finding'
import { type FixedFile, fixFiles } from './format'
import { checkLinks } from './links/links'
import { type OnBody, type ReadResult, readEntry } from './read-entry'
import { verifyRepairs } from './repairs/verify'
import { found } from './sentences'
import { type GivenSettings, prepare } from './settings'
import { dropCascading, dropConsequences, dropMany } from './stages'

/** All that the check is given. */
export interface CheckSettings<Name extends string = string> extends GivenSettings<Name> {
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

/** A finding in the words of a form: where it is in a text, unless its sentence says so, and what is wrong. */
export interface FormFinding extends Pick<Finding, 'path' | 'params' | 'severity' | 'repair'> {
  place: string
  formMessage: string
}

/** The public files where they are not known: the address of any is taken to be there. */
const anyFile = Object.assign(new Set<string>(), {
  has: (address: string) => /\.(?:avif|csv|gif|ico|jpe?g|pdf|png|svg|txt|webp|xml|zip)$/.test(address),
})

/** Prepares the check of a content folder. None of its functions throws because of what files contain. */
export const createCheck = <Name extends string>(given: CheckSettings<Name>) => {
  const { targets, entryRules = [], rules = [] } = given
  const settings = prepare(given)
  type Read = (file: PlacedFile<Name>, label: string, bytes: Uint8Array, onBody?: OnBody<Name>) => ReadResult<Name>

  const place = (tree: ContentTree) => placeFiles(tree, settings) as Placements<Name>
  const readOne: Read = (file, label, bytes, onBody) => readEntry(file, label, bytes, settings, onBody)

  const checkBetween = (content: Content<Name>, more: readonly Rule<Name>[]): Finding[] =>
    settings.weigh([
      ...checkLinks(content, { ...targets(content), files: content.tree.publicFiles, settings }),
      ...(content.tree.symbolicLinks ?? []).map((file) => fileFinding(file, found('file/symbolic-link'))),
      ...content.entries.flatMap((entry) => entryRules.flatMap((rule) => rule(entry))),
      ...[...rules, ...more].flatMap((rule) => rule(content)),
    ])

  /** Puts repairs beside the findings of a file: each is tried in its text, among the other entries. */
  const repair = (
    own: readonly Finding[],
    content: Content<Name>,
    { file, entry }: { file: PlacedFile<Name>; entry: Entry<Name> },
  ) =>
    verifyRepairs(own, { ...entry, ...entry.readable }, (text) => {
      const again = readOne(file, content.tree.label, new TextEncoder().encode(text))
      const changed = { ...again.entry, newness: entry.newness }
      const entries = content.entries.map((each) => (each === entry ? changed : each))
      const others = checkBetween({ ...content, entries }, [])
      return [...again.findings, ...others.filter((finding) => finding.file === entry.source.file)]
    })

  /**
   * Checks files that are already in memory, in Node.js or in a browser.
   * @param read Reads one entry; tests that check many similar folders give one with a cache.
   * @param more Rules besides those that decide whether the content is valid.
   * @param only The file whose findings are wanted, as its author writes it; all files when left out.
   * @param withRepairs Whether repairs are tried, which takes a time that grows with the square of the number of entries.
   */
  const checkTree = (
    tree: ContentTree,
    read: Read = readOne,
    more: readonly Rule<Name>[] = [],
    only?: string,
    withRepairs = true,
  ): CheckResult<Name> => {
    const { placed, misplaced, findings: ofPlaces } = place(tree)
    const results = placed.map((file) => {
      const { entry, findings } = read(file, tree.label, tree.files.get(file.path) ?? new Uint8Array())
      return { file, findings, entry: { ...entry, newness: tree.newness?.get(file.path) } }
    })
    const content = { entries: results.map(({ entry }) => entry), misplaced, tree }
    const inEntries = results.flatMap(({ findings }) => findings)
    const between = dropConsequences(checkBetween(content, more), inEntries)
    const all = dropCascading([...settings.weigh(ofPlaces), ...inEntries, ...between])
    const kept = dropMany(all.filter(({ file }) => only === undefined || file === only)).sort(compareFindings)
    const byFile = new Map(results.map((each) => [each.entry.source.file, each]))
    const findings = [...new Set(kept.map(({ file }) => file))].flatMap((name) => {
      const own = kept.filter(({ file }) => file === name)
      const read = byFile.get(name)
      return read && withRepairs ? repair(own, content, read) : own
    })
    return {
      errors: findings.filter(isError),
      warnings: findings.filter((finding) => !isError(finding)),
      entries: content.entries,
      collections: new Set(placed.map(({ path }) => path.split('/')[0])).size,
    }
  }

  /**
   * Checks the text of one file among entries of which only the fields are known, for its form. Every picture and file that it names is taken to be there.
   * @param path Below the content folder.
   */
  const checkEntry = (path: string, text: string, others: readonly KnownEntry[], label = 'content') => {
    const known = new Map(others.map(({ path: file, fields }) => [file, fields]))
    const files = new Map([...known.keys(), path].map((file) => [file, new TextEncoder().encode(text)]))
    const read: Read = (file, ...rest) => {
      const data = known.get(file.path)
      if (!data || file.path === path) return readOne(file, ...rest)
      const { collection, slug } = file
      const { schema, format } = given.collections[collection]
      const source = createSource(`${label}/${file.path}`, '')
      const fields = { start: 0, end: 0, texts: [], data }
      const body = format === 'yaml' ? undefined : { start: 0, parsed: false, headings: [], links: [] }
      return { entry: { collection, slug, schema, format, source, fields, body, isValid: true }, findings: [] }
    }
    const nothing = { unreadable: [], folders: new Set<string>(), publicFiles: anyFile }
    const tree = { label, exists: true, files, newness: new Map([[path, 1]]), ...nothing }
    const { errors, warnings } = checkTree(tree, read, [], `${label}/${path}`)
    return [...errors, ...warnings].sort(compareFindings).map((finding) => {
      const listed = settings.listedOf(finding.id)
      const formMessage = listed ? sayInForm(finding, listed) : finding.message
      const { line, column, path: field } = finding
      const written = (text.split('\n')[line - 1] ?? '').slice(column - 1).replace(/^<\/?\w+(?:\s[^>]*)?>/, '')
      const [place = ''] = /[\p{L}\p{N}][^[\](){}<>]{0,30}(?<!\s)(?![\p{L}\p{N}])/u.exec(written) ?? []
      const quoted = Array.from(formMessage.matchAll(/["“]([^"”]+)/g), ([, words = '']) => words)
      const isSaid = field !== 'body' || quoted.some((words) => place.startsWith(words) || words.startsWith(place))
      return { ...finding, formMessage, place: isSaid ? '' : place }
    })
  }

  /** Makes the safe repairs in all files, or every one, and brings the files without mistakes into canonical form. Says what it did. */
  const fixTree = (tree: ContentTree, all = false): FixedFile[] =>
    fixFiles(tree, place(tree).placed, settings.collections, checkTree, all)

  return { checkTree, checkEntry, placeFiles: place, readEntry: readOne, fixTree }
}
