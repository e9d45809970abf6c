import type { ContentTree } from '../content'
import type { Setup } from '../settings'
import { alternatives, enumeration, nearest, toKebabCase } from '../words'

/** Where entries may be: collections of one file and of many, their folders, and the paths of single entries that are missing. */
export const layoutOf = (tree: ContentTree, setup: Setup) => {
  const places = Object.entries(setup.collections).map(([name, collection]) => ({ ...collection, name }))
  const singles = places.filter(({ isSingle }) => isSingle)
  const shared = places.filter(({ isSingle }) => !isSingle)
  const folders = [...new Set(places.map(({ folder }) => folder).filter(Boolean))]
  const missing = singles.map(({ pattern }) => pattern).filter((path) => !tree.files.has(path))
  return { tree, setup, singles, shared, folders, missing }
}

/** Where the entries of a site may be. */
export type Layout = ReturnType<typeof layoutOf>

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
const onlyPlaceFor = (paths: readonly string[], { shared }: Layout) => {
  const [own, ...others] = shared.filter(({ extension }) => paths.every((path) => path.endsWith(extension)))
  return others.length === 0 ? own : undefined
}

/** The message for a file with another extension than its folder's entries. */
export const wrongExtension = (path: string, place: Layout['shared'][number], { shared }: Layout): string => {
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
  return folder && singles.some((single) => single.folder === folder)
    ? `no page of the site reads this file, and a new page needs a developer; put your text into another file of this folder, or write ${setup.richText.one}, and delete this file`
    : `unknown file, no page reads it; delete it, or move it to one of the folders ${alternatives(folders)}`
}

/** The message for a folder that no page reads. */
export const unknownFolder = (folder: string, layout: Layout): string => {
  const { tree, folders } = layout
  const parent = folders.find((other) => folder.startsWith(`${other}/`))
  if (parent) return `unknown folder; files stand directly in ${tree.label}/${parent}, move them there`
  const files = [...tree.files.keys()].filter((path) => path.startsWith(`${folder}/`))
  const near = nearest(folder, folders) ?? (files.length > 0 ? onlyPlaceFor(files, layout)?.folder : undefined)
  return near
    ? `unknown folder; did you mean ${tree.label}/${near}?`
    : `unknown folder; the folders here are ${enumeration(folders)}`
}
