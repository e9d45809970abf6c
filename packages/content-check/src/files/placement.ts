import type { ContentTree, PlacedFile } from '../content'
import { fileProblem, type Problem } from '../problem'
import { requiredFields } from '../schema/walk'
import type { Setup } from '../settings'
import { alternatives, enumeration, kebabCase, nearest, toKebabCase } from '../words'
import { nameMessage, strayMessage } from './file-kinds'

/** Where entries may be: collections of one file and of many, their folders, and the paths of single entries that are missing. */
const layoutOf = (tree: ContentTree, setup: Setup) => {
  const places = Object.entries(setup.collections).map(([name, collection]) => ({ ...collection, name }))
  const singles = places.filter(({ isSingle }) => isSingle)
  const shared = places.filter(({ isSingle }) => !isSingle)
  const folders = [...new Set(places.map(({ folder }) => folder).filter(Boolean))]
  const missing = singles.map(({ pattern }) => pattern).filter((path) => !tree.files.has(path))
  return { tree, setup, places, singles, shared, folders, missing }
}

type Layout = ReturnType<typeof layoutOf>

/** A file with its collection, if it has one, and what is wrong with its place. */
interface Placement {
  placed?: PlacedFile
  misplaced?: PlacedFile
  message?: string
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** The missing single entry that a file is meant to be: one of its name in another folder, or of a similar name. */
const meantSingle = (path: string, missing: readonly string[]): string | undefined =>
  missing.find((single) => nameOf(single) === nameOf(path)) ?? nearest(path, missing)

/** The collection for files with these endings, if there is only one. */
const onlyPlaceFor = (paths: readonly string[], { shared }: Layout) => {
  const [own, ...others] = shared.filter(({ extension }) => paths.every((path) => path.endsWith(extension)))
  return others.length === 0 ? own : undefined
}

/** The message for a file that no page reads. */
const unknownFile = (path: string, folder: string, layout: Layout): string => {
  const { tree, setup, singles, folders, missing } = layout
  const near = meantSingle(path, missing)
  if (near) return `unknown file; did you mean ${tree.label}/${near}?`
  const own = onlyPlaceFor([path], layout)
  if (own) return `${own.label.toLowerCase()} stand in the folder ${tree.label}/${own.folder}; move the file there`
  return folder && singles.some((single) => single.folder === folder)
    ? `no page of the site reads this file, and a new page needs a developer; put your text into another file of this folder, or write ${setup.richText.one}, and delete this file`
    : `unknown file, no page reads it; delete it, or move it to one of the folders ${alternatives(folders)}`
}

/** The message for a folder that no page reads. */
const unknownFolder = (folder: string, layout: Layout): string => {
  const { tree, folders } = layout
  const parent = folders.find((other) => folder.startsWith(`${other}/`))
  if (parent) return `unknown folder; files stand directly in ${tree.label}/${parent}, move them there`
  const files = [...tree.files.keys()].filter((path) => path.startsWith(`${folder}/`))
  const near = nearest(folder, folders) ?? (files.length > 0 ? onlyPlaceFor(files, layout)?.folder : undefined)
  return near
    ? `unknown folder; did you mean ${tree.label}/${near}?`
    : `unknown folder; the folders here are ${enumeration(folders)}`
}

const placeFile = (path: string, layout: Layout): Placement => {
  const { setup, singles, shared, folders } = layout
  if (path === setup.dictionaryPath) return {}
  const [, folder = '', base = '', extension = ''] = /^(?:(.*)\/)?(.+?)(\.[^./]*)?$/s.exec(path) ?? []
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
  if (!file) return { message: unknownFile(path, folder, layout) }
  const name = toKebabCase(base.replace(/\.(?:mdx?|ya?ml)$/, '')) || base
  const rename = `rename it to "${name}${place.extension}"`
  if (extension !== place.extension) {
    // A text may be among entries without texts.
    const others = shared.filter((other) => other.extension === extension && other.format !== 'yaml')
    const move = place.format === 'yaml' && others.length > 0
    const help = move
      ? `move it to the folder ${alternatives(others.map((other) => other.folder))}, or ${rename}`
      : rename
    return { misplaced: file, message: `files of this folder end in "${place.extension}"; ${help}` }
  }
  if (base === 'index' && setup.options[place.name]?.namesPages) {
    const message = `hosts take "index" for the list of pages above it, so nobody could open this page; rename the file after its title, such as "first-steps${extension}"`
    return { placed: file, message }
  }
  if (kebabCase.test(base)) return { placed: file }
  return { placed: file, message: `a file name is made of lower-case words joined by hyphens; ${rename}` }
}

/** Folders and files that are missing, but for those that folders and files of other names are meant to be, with messages. */
const listMissing = (layout: Layout, strange: readonly string[], unplaced: readonly string[]): [string, string][] => {
  const { tree, setup, places, singles, folders, missing } = layout
  const meant = new Set([
    ...unplaced.map((path) => meantSingle(path, missing)),
    ...strange.map((folder) => nearest(folder, folders)),
  ])
  const absent = folders.filter((folder) => !tree.folders.has(folder))
  return [
    ...absent.flatMap((folder): [string, string][] => {
      const own = places.filter((place) => place.folder === folder)
      const options = own.flatMap(({ name }) => setup.options[name] ?? [])
      if (meant.has(folder) || options.some(({ mayBeEmpty }) => mayBeEmpty)) return []
      const example = own[0]?.pattern.replace('*', 'my-name')
      const restore = options.find((each) => each.restore)?.restore
      const help = restore ?? `restore it, or write entries into it, such as ${tree.label}/${example}`
      return [[folder, `missing folder; ${help}`]]
    }),
    ...singles.flatMap(({ pattern, folder, schema }): [string, string][] => {
      if (!missing.includes(pattern) || absent.includes(folder) || meant.has(pattern)) return []
      const fields = enumeration(requiredFields(schema))
      return [[pattern, `missing file; restore it, or write it with the fields ${fields}`]]
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
  if (!tree.exists) {
    const message = 'missing folder; it holds all copy of the site, restore it'
    return { placed: [], misplaced: [], problems: [fileProblem(tree.label, message)] }
  }
  const layout = layoutOf(tree, setup)
  const found = [...tree.files.keys()].map((path) => ({ path, ...placeFile(path, layout) }))
  const strange = [...tree.folders].filter((folder) => {
    const within = found.filter(({ path }) => path.startsWith(`${folder}/`))
    // Where each file has a message of its own, the folder needs none.
    const isReported = within.length > 0 && within.every(({ message }) => message !== undefined)
    return !layout.folders.includes(folder) && !isReported
  })
  const unplaced = found.flatMap(({ path, placed }) => (placed ? [] : path))
  const messages = [
    ...listMissing(layout, strange, unplaced),
    ...strange.map((folder) => [folder, unknownFolder(folder, layout)] as const),
    ...tree.unreadable.map((path) => [path, 'the file cannot be read; check its permissions or delete it'] as const),
    ...found.map(({ path, message }) => [path, message] as const),
  ]
  return {
    placed: found.flatMap(({ placed }) => placed ?? []),
    misplaced: found.flatMap(({ misplaced }) => misplaced ?? []),
    problems: messages.flatMap(([path, message]) => (message ? fileProblem(`${tree.label}/${path}`, message) : [])),
  }
}
