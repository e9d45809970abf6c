import { anyPictureHelp, pictureFolder } from '../body/tag-help'
import type { ContentTree } from '../content'
import type { Collection, Setup } from '../settings'
import { alternatives, enumeration, nearest, toKebabCase } from '../words'
import { isPicture } from './file-kinds'

interface Place extends Collection {
  name: string
}

/** Where entries may be, and what is there. */
export interface Layout {
  tree: ContentTree
  setup: Setup
  /** Collections of one file. */
  singles: readonly Place[]
  /** Collections with a file for each entry. */
  shared: readonly Place[]
  /** Folders of entries. */
  folders: readonly string[]
  /** Paths of single entries that are missing. */
  missing: readonly string[]
}

/** Where the entries of these collections may be. */
export const layoutOf = (tree: ContentTree, setup: Setup): Layout => {
  const places = Object.entries(setup.collections).map(([name, collection]) => ({ ...collection, name }))
  const singles = places.filter(({ isSingle }) => isSingle)
  return {
    tree,
    setup,
    singles,
    shared: places.filter(({ isSingle }) => !isSingle),
    folders: [...new Set(places.map(({ folder }) => folder).filter(Boolean))],
    missing: singles.map(({ pattern }) => pattern).filter((path) => !tree.files.has(path)),
  }
}

/** The parts of a path. */
export const split = (path: string) => {
  const [, folder = '', base = '', extension = ''] = /^(?:(.*)\/)?(.+?)(\.[^./]*)?$/s.exec(path) ?? []
  return { folder, base, extension }
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** The missing single entry that a file is meant to be: one of its name in another folder, or of a similar name. */
export const meantSingle = (path: string, missing: readonly string[]): string | undefined =>
  missing.find((single) => nameOf(single) === nameOf(path)) ?? nearest(path, missing)

/** The collection for files with these endings, if there is only one. */
const onlyPlaceFor = (paths: readonly string[], { shared }: Layout): Place | undefined => {
  const [own, ...others] = shared.filter(({ extension }) => paths.every((path) => path.endsWith(extension)))
  return others.length === 0 ? own : undefined
}

/** The message for a file with another extension than its folder's entries. */
export const wrongExtension = (path: string, place: Place, { shared }: Layout): string => {
  const { base, extension } = split(path)
  const name = base.replace(/\.(?:mdx?|ya?ml)$/, '')
  const rename = `rename it to "${toKebabCase(name) || name}${place.extension}"`
  // A text that is among entries without texts.
  const isLost = extension.startsWith('.md') && place.format === 'data'
  const others = isLost ? shared.filter((other) => other.extension === extension) : []
  const folders = alternatives(others.map(({ folder }) => folder))
  return `files of this folder end in "${place.extension}"; ${folders && `move it to the folder ${folders}, or `}${rename}`
}

/** The message for a file that no page reads. */
export const unknownFile = (path: string, layout: Layout): string => {
  const { tree, setup, singles, folders, missing } = layout
  const near = meantSingle(path, missing)
  if (near) return `unknown file; did you mean ${tree.label}/${near}?`
  const own = onlyPlaceFor([path], layout)
  if (own) return `${own.label.toLowerCase()} stand in the folder ${tree.label}/${own.folder}; move the file there`
  const { folder } = split(path)
  const beside = singles.filter((single) => folder && single.folder === folder && !missing.includes(single.pattern))
  if (beside.length > 0) {
    const names = enumeration(beside.map(({ pattern }) => nameOf(pattern)))
    return `no page of the site reads this file; a new page needs a developer, and the files here are ${names}: put your text into one of them, or write ${setup.richText.one}, and delete this file`
  }
  return `unknown file, no page reads it; delete it, or move it to one of the folders ${alternatives(folders)}`
}

/** The message for a folder that no page reads. */
export const unknownFolder = (folder: string, layout: Layout): string => {
  const { tree, setup, folders } = layout
  const files = [...tree.files.keys()].filter((path) => path.startsWith(`${folder}/`))
  if (files.length > 0 && files.every(isPicture)) {
    return `pictures are not stored among the texts; move the files of this folder to ${pictureFolder(setup)}/, then ${anyPictureHelp(setup)}`
  }
  const parent = folders.find((other) => folder.startsWith(`${other}/`))
  if (parent) return `unknown folder; files stand directly in ${tree.label}/${parent}, move them there`
  const near = nearest(folder, folders) ?? (files.length > 0 ? onlyPlaceFor(files, layout)?.folder : undefined)
  return near
    ? `unknown folder; did you mean ${tree.label}/${near}?`
    : `unknown folder; the folders here are ${enumeration(folders)}`
}

/** What to do about a folder of entries that is missing. */
export const missingFolder = (folder: string, { tree, setup, singles, shared }: Layout): string => {
  const own = [...singles, ...shared].filter((place) => place.folder === folder)
  const restore = own.flatMap(({ name }) => setup.options[name]?.restore ?? [])[0]
  if (restore) return restore
  const names = own.flatMap(({ isSingle, pattern }) => (isSingle ? nameOf(pattern) : []))
  return names.length > 0
    ? `restore it with the files ${enumeration(names)}`
    : `restore it, or write entries into it, such as ${tree.label}/${folder}/my-name${own[0]?.extension}`
}
