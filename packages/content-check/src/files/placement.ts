import type { ContentTree, PlacedFile } from '../content'
import { fileProblem, type Problem } from '../problem'
import { requiredFields } from '../schema/walk'
import type { Setup } from '../settings'
import { enumeration, kebabCase, nearest, toKebabCase } from '../words'
import { nameMessage, strayMessage } from './file-kinds'
import { type Layout, layoutOf, meantSingle, split, unknownFile, unknownFolder, wrongExtension } from './layout'

/** A file with its collection, if it has one, and what is wrong with its place. */
interface Placement {
  placed?: PlacedFile
  misplaced?: PlacedFile
  message?: string
}

const placeFile = (path: string, layout: Layout): Placement => {
  const { setup, singles, shared, folders } = layout
  if (path === setup.dictionaryPath) return {}
  const { folder, base, extension } = split(path)
  const single = singles.find(({ pattern }) => pattern === path)
  if (single) return { placed: { path, collection: single.name, slug: base } }
  const foreign = strayMessage(path) ?? nameMessage(path, setup)
  if (foreign) return { message: foreign }
  const isKnown = folder === '' || folders.includes(folder)
  const meant = isKnown ? folder : nearest(folder, folders)
  const place = shared.find((other) => other.folder === meant)
  const file = place && { path, collection: place.name, slug: base }
  // The folder is reported as a whole.
  if (!isKnown) return file ? { misplaced: file } : {}
  if (!file) return { message: unknownFile(path, layout) }
  if (extension !== place.extension) return { misplaced: file, message: wrongExtension(path, place, layout) }
  if (base === 'index' && setup.options[place.name]?.namesPages) {
    const message = `hosts take "index" for the list of pages above it, so nobody could open this page; rename the file after its title, such as "first-steps${extension}"`
    return { placed: file, message }
  }
  if (kebabCase.test(base)) return { placed: file }
  const message = `a file name is made of lower-case words joined by hyphens; rename it to "${toKebabCase(base)}${extension}"`
  return { placed: file, message }
}

const problemOf = ({ label }: ContentTree, path: string, message: string): Problem =>
  fileProblem(path ? `${label}/${path}` : label, message)

/** Reports folders and files that are missing, but for those that folders and files of other names are meant to be. */
const checkMissing = (layout: Layout, strange: readonly string[], unplaced: readonly string[]): Problem[] => {
  const { tree, setup, singles, shared, folders, missing } = layout
  if (!tree.exists) return [problemOf(tree, '', 'missing folder; it holds all copy of the site, restore it')]
  const meant = new Set([
    ...unplaced.map((path) => meantSingle(path, missing)),
    ...strange.map((folder) => nearest(folder, folders)),
  ])
  const absent = folders.filter((folder) => !tree.folders.has(folder))
  return [
    ...absent.flatMap((folder) => {
      const own = [...singles, ...shared].filter((place) => place.folder === folder)
      const options = own.flatMap(({ name }) => setup.options[name] ?? [])
      if (meant.has(folder) || options.some(({ mayBeEmpty }) => mayBeEmpty)) return []
      const example = own[0]?.pattern.replace('*', 'my-name')
      const restore = options.find((each) => each.restore)?.restore
      const help = restore ?? `restore it, or write entries into it, such as ${tree.label}/${example}`
      return problemOf(tree, folder, `missing folder; ${help}`)
    }),
    ...singles
      .filter(({ pattern, folder }) => missing.includes(pattern) && !absent.includes(folder) && !meant.has(pattern))
      .map(({ pattern, schema }) => {
        const fields = enumeration(requiredFields(schema))
        return problemOf(tree, pattern, `missing file; restore it, or write it with the fields ${fields}`)
      }),
  ]
}

/** Every file by whether a collection reads it, and a problem for each that none reads and for each that is missing. */
export interface Placements<Name extends string = string> {
  placed: PlacedFile<Name>[]
  /** Files that nothing reads but that are meant to be entries, by their folder. */
  misplaced: PlacedFile<Name>[]
  problems: Problem[]
}

/** Assigns every file to its collection. Reports files and folders that nothing reads, and required ones that are missing. */
export const placeFiles = (tree: ContentTree, setup: Setup): Placements => {
  const layout = layoutOf(tree, setup)
  const found = [...tree.files.keys()].map((path) => ({ path, ...placeFile(path, layout) }))
  const strange = [...tree.folders].filter((folder) => {
    const within = found.filter(({ path }) => path.startsWith(`${folder}/`))
    // Where each file has a message of its own, the folder needs none.
    const isReported = within.length > 0 && within.every(({ message }) => message !== undefined)
    return !layout.folders.includes(folder) && !isReported
  })
  const unplaced = found.flatMap(({ path, placed }) => (placed ? [] : path))
  return {
    placed: found.flatMap(({ placed }) => placed ?? []),
    misplaced: found.flatMap(({ misplaced }) => misplaced ?? []),
    problems: [
      ...checkMissing(layout, strange, unplaced),
      ...strange.map((folder) => problemOf(tree, folder, unknownFolder(folder, layout))),
      ...tree.unreadable.map((path) =>
        problemOf(tree, path, 'the file cannot be read; check its permissions or delete it'),
      ),
      ...found.flatMap(({ path, message }) => (message ? problemOf(tree, path, message) : [])),
    ],
  }
}
