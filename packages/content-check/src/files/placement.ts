import { anyPictureHelp, pictureFolder } from '../body/tag-help'
import type { Collection } from '../collection'
import { fileProblem, type Problem } from '../problem'
import { fieldNames, isGroup, requiredFields } from '../schema/walk'
import type { Place, Setup } from '../settings'
import type { ContentTree, PlacedFile } from '../tree'
import { alternatives, enumeration, kebabCase, nearest, toKebabCase } from '../words'
import { isPicture, nameMessage, strayMessage } from './file-kinds'

/**
 * The message for a file with another extension than its folder's entries.
 * @param folders Folders whose entries have its extension, if it was meant for one of them.
 */
const wrongExtension = (base: string, extension: string, folders: readonly string[]): string => {
  const name = base.replace(/\.(?:mdx?|ya?ml)$/, '')
  const rename = `rename it to "${toKebabCase(name) || name}${extension}"`
  const help = folders.length > 0 ? `move it to the folder ${alternatives(folders)}, or ${rename}` : rename
  return `files of this folder end in "${extension}"; ${help}`
}

/** The message for a file that would make a page named `index`. */
const indexMessage = (extension: string): string =>
  `hosts take "index" for the list of pages above it, so nobody could open this page; rename the file after its title, such as "first-steps${extension}"`

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** The missing single entry that a file is meant to be: one of its name in another folder, or of a similar name. */
const meantSingle = (path: string, missing: readonly string[]): string | undefined =>
  missing.find((single) => nameOf(single) === nameOf(path)) ?? nearest(path, missing)

/**
 * The message for a file that no page reads.
 * @param singles Paths of the files that may stand beside it: single entries that are missing, and those that exist.
 */
const unknownFile = (
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
const unknownFolder = (label: string, folder: string, setup: Setup, files: readonly string[]): string => {
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

/** Paths of single entries that are missing, and that no file with a similar name was meant to be. */
const missingSingles = (tree: ContentTree, { singles }: Setup): string[] =>
  singles.filter((single) => !tree.files.has(single))

const schemaOf = ({ collections }: Setup, collection: string): Collection['schema'] | undefined =>
  collections[collection]?.schema

/**
 * Folders and files that are missing, each with a message.
 * @param meant Paths that files and folders of other names are meant to be.
 */
const missingFiles = (tree: ContentTree, setup: Setup, meant: ReadonlySet<string>): [string, string][] => {
  if (!tree.exists) return [['', 'missing folder; it holds all copy of the site, restore it']]
  const { places, folders, options } = setup
  const optional = places.flatMap(({ collection, folder }) => (options[collection]?.mayBeEmpty ? folder : []))
  const absent = folders.filter((folder) => !tree.folders.has(folder) && !optional.includes(folder))
  const files = places.flatMap(({ single, collection, folder }): [string, string][] => {
    if (!single || tree.files.has(single) || absent.includes(folder) || meant.has(single)) return []
    const fields = enumeration(requiredFields(schemaOf(setup, collection)))
    return [[single, `missing file; restore it, or write it with the fields ${fields}`]]
  })
  const description = (folder: string): [string, string] => {
    const inside = places.filter((place) => place.folder === folder)
    const names = inside.flatMap(({ single }) => single?.split('/').at(-1) ?? [])
    const [own] = inside.flatMap(({ collection }) => options[collection]?.restore ?? [])
    const help =
      own ??
      (names.length > 0
        ? `restore it with the files ${enumeration(names)}`
        : `restore it, or write entries into it, such as ${tree.label}/${folder}/my-name${inside[0]?.extension}`)
    return [folder, `missing folder; ${help}`]
  }
  return [...absent.filter((folder) => !meant.has(folder)).map(description), ...files]
}

/** The folder whose entries have the fields of an entry that does not have those of its own folder. */
export const otherFolder = ({ format, schema }: Collection, data: unknown, setup: Setup): string | undefined => {
  const names = isGroup(data) ? Object.keys(data) : []
  const hasRequired = (each: Collection) => requiredFields(each.schema).every((name) => names.includes(name))
  const fits = (each: Collection): boolean => {
    const known = fieldNames(each.schema, data)
    return names.every((name) => known.includes(name)) && hasRequired(each)
  }
  if (requiredFields(schema).every((name) => names.includes(name))) return undefined
  return Object.values(setup.collections).find((each) => each.format === format && !each.isSingle && fits(each))?.folder
}

const isText = (extension: string): boolean => extension.startsWith('.md')

/** The folders for a text that is among entries without texts. */
const foldersFor = ({ places }: Setup, place: Place, extension: string): string[] =>
  isText(extension) && !isText(place.extension)
    ? places.filter((other) => other.extension === extension).map(({ folder }) => folder)
    : []

const split = (path: string) => {
  const folder = path.split('/').slice(0, -1).join('/')
  const name = path.slice(folder ? folder.length + 1 : 0)
  const dot = name.lastIndexOf('.')
  return dot > 0
    ? { folder, base: name.slice(0, dot), extension: name.slice(dot) }
    : { folder, base: name, extension: '' }
}

/** A file with its collection, if it has one, and what is wrong with its place. */
interface Placement {
  placed?: PlacedFile
  misplaced?: PlacedFile
  message?: string
}

const placeFile = (tree: ContentTree, setup: Setup, path: string): Placement => {
  const { places, folders, singles } = setup
  if (path === setup.dictionaryPath) return {}
  const stray = strayMessage(path)
  if (stray) return { message: stray }
  const { folder, base, extension } = split(path)
  const single = places.find((place) => place.single === path)
  if (single) return { placed: { path, collection: single.collection, slug: base } }
  const meant = folder && !folders.includes(folder) ? nearest(folder, folders) : folder
  const place = places.find((candidate) => candidate.folder === meant && !candidate.single)
  const file = place && { path, collection: place.collection, slug: base }
  // The folder is reported as a whole.
  if (meant !== folder || (folder && !folders.includes(folder))) return file ? { misplaced: file } : {}
  const foreign = nameMessage(path, setup)
  if (foreign) return { message: foreign }
  if (!file) {
    const present = singles.filter((known) => tree.files.has(known))
    return { message: unknownFile(tree.label, path, setup, { missing: missingSingles(tree, setup), present }) }
  }
  if (extension !== place.extension)
    return { misplaced: file, message: wrongExtension(base, place.extension, foldersFor(setup, place, extension)) }
  if (base === 'index' && setup.options[place.collection]?.namesPages)
    return { placed: file, message: indexMessage(extension) }
  if (kebabCase.test(base)) return { placed: file }
  const message = `a file name is made of lower-case words joined by hyphens; rename it to "${toKebabCase(base)}${extension}"`
  return { placed: file, message }
}

/** What files and folders of other names are meant to be: a missing single entry, or a folder. */
const meantPaths = (tree: ContentTree, setup: Setup): Set<string> => {
  const { folders } = setup
  const missingOnes = missingSingles(tree, setup)
  const paths = missingOnes.length > 0 ? [...tree.files.keys()] : []
  const unplaced = paths.filter((path) => placeFile(tree, setup, path).placed === undefined)
  const others = [...tree.folders].filter((folder) => !folders.includes(folder))
  const files = unplaced.flatMap((path) => meantSingle(path, missingOnes) ?? [])
  return new Set([...files, ...others.flatMap((folder) => nearest(folder, folders) ?? [])])
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
  const { folders } = setup
  const problems: Problem[] = []
  const add = (path: string, message: string) =>
    problems.push(fileProblem(path ? `${tree.label}/${path}` : tree.label, message))

  for (const [path, message] of missingFiles(tree, setup, meantPaths(tree, setup))) add(path, message)
  for (const folder of tree.folders) {
    if (folders.includes(folder)) continue
    const below = [...tree.files.keys()].filter((path) => path.startsWith(`${folder}/`))
    add(folder, unknownFolder(tree.label, folder, setup, below))
  }
  for (const path of tree.unreadable) add(path, 'the file cannot be read; check its permissions or delete it')
  const found = [...tree.files.keys()].map((path) => ({ path, ...placeFile(tree, setup, path) }))
  for (const { path, message } of found) if (message) add(path, message)
  return {
    placed: found.flatMap(({ placed }) => placed ?? []),
    misplaced: found.flatMap(({ misplaced }) => misplaced ?? []),
    problems,
  }
}
