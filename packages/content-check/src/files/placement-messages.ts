import { anyPictureHelp, pictureFolder } from '../body/tag-help'
import type { Setup } from '../settings'
import { alternatives, enumeration, nearest, toKebabCase } from '../words'
import { isPicture } from './file-kinds'

/**
 * The message for a file with another extension than its folder's entries.
 * @param folders Folders whose entries have its extension, if it was meant for one of them.
 */
export const wrongExtension = (base: string, extension: string, folders: readonly string[]): string => {
  const name = base.replace(/\.(?:mdx?|ya?ml)$/, '')
  const rename = `rename it to "${toKebabCase(name) || name}${extension}"`
  const help = folders.length > 0 ? `move it to the folder ${alternatives(folders)}, or ${rename}` : rename
  return `files of this folder end in "${extension}"; ${help}`
}

/** The message for a file that would make a page named `index`. */
export const indexMessage = (extension: string): string =>
  `hosts take "index" for the list of pages above it, so nobody could open this page; rename the file after its title, such as "first-steps${extension}"`

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** The missing single entry that a file is meant to be: one of its name in another folder, or of a similar name. */
export const meantSingle = (path: string, missing: readonly string[]): string | undefined =>
  missing.find((single) => nameOf(single) === nameOf(path)) ?? nearest(path, missing)

/**
 * The message for a file that no page reads.
 * @param singles Paths of the files that may stand beside it: single entries that are missing, and those that exist.
 */
export const unknownFile = (
  label: string,
  path: string,
  setup: Setup,
  singles: { missing: readonly string[]; present: readonly string[] },
): string => {
  const near = meantSingle(path, singles.missing)
  if (near) return `unknown file; did you mean ${label}/${near}?`
  const [own, ...others] = setup.places.filter(({ extension, single }) => path.endsWith(extension) && !single)
  if (own && others.length === 0) {
    const name = setup.collections[own.collection]?.label.toLowerCase()
    return `${name} stand in the folder ${label}/${own.folder}; move the file there`
  }
  const folder = path.split('/').slice(0, -1).join('/')
  const beside = singles.present.filter((single) => folder && single.startsWith(`${folder}/`))
  if (beside.length > 0) {
    const names = enumeration(beside.map((single) => single.slice(folder.length + 1)))
    return `no page of the site reads this file; a new page needs a developer, and the files here are ${names}: put your text into one of them, or write ${setup.richText.one}, and delete this file`
  }
  return `unknown file, no page reads it; delete it, or move it to one of the folders ${alternatives(setup.folders)}`
}

/** The message for a folder that no page reads; `files` are the paths below it. */
export const unknownFolder = (label: string, folder: string, setup: Setup, files: readonly string[]): string => {
  const known = setup.folders
  if (files.length > 0 && files.every(isPicture)) {
    return `pictures are not stored among the texts; move the files of this folder to ${pictureFolder(setup)}/, then ${anyPictureHelp(setup)}`
  }
  const parent = known.find((other) => folder.startsWith(`${other}/`))
  if (parent) return `unknown folder; files stand directly in ${label}/${parent}, move them there`
  const [own, ...others] = setup.places.filter(
    ({ extension, single }) => !single && files.length > 0 && files.every((path) => path.endsWith(extension)),
  )
  const near = nearest(folder, known) ?? (others.length === 0 ? own?.folder : undefined)
  return near
    ? `unknown folder; did you mean ${label}/${near}?`
    : `unknown folder; the folders here are ${enumeration(known)}`
}
