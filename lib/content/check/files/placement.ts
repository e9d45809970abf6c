import { kebabCase, toKebabCase } from '../../../slug'
import type { CollectionName } from '../../collections'
import { pictureAddress } from '../../schemas/addresses'
import { fileProblem, type Problem } from '../problem'
import { type ContentTree, dictionaryPath } from '../tree'
import { nearest } from '../words'
import { nameMessage, strayMessage } from './file-kinds'
import { missingFiles, missingSingles } from './missing-files'
import { indexMessage, meantSingle, unknownFile, unknownFolder, wrongExtension } from './placement-messages'
import { folders, type Place, places, singles } from './places'

/** A file of the content folder with the collection that reads it. */
export interface PlacedFile {
  path: string
  collection: CollectionName
  /** File name without its extension: the document's id. */
  slug: string
}

/** Collections whose files name the addresses of pages. */
const pagesByName: readonly CollectionName[] = ['articles', 'jobs']

const isText = (extension: string): boolean => extension.startsWith('.md')

/** The folders for a text that is among documents without texts. */
const foldersFor = (place: Place, extension: string): string[] =>
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

const placeFile = (tree: ContentTree, path: string): Placement => {
  if (path === dictionaryPath) return {}
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
  const foreign = nameMessage(path, pictureAddress)
  if (foreign) return { message: foreign }
  if (!file) {
    const present = singles.filter((known) => tree.files.has(known))
    return { message: unknownFile(tree.label, path, folders, { missing: missingSingles(tree), present }) }
  }
  if (extension !== place.extension)
    return { misplaced: file, message: wrongExtension(base, place.extension, foldersFor(place, extension)) }
  if (base === 'index' && pagesByName.includes(place.collection))
    return { placed: file, message: indexMessage(extension) }
  if (kebabCase.test(base)) return { placed: file }
  const message = `a file name is made of lower-case words joined by hyphens; rename it to "${toKebabCase(base)}${extension}"`
  return { placed: file, message }
}

/** What files and folders of other names are meant to be: a missing single document, or a folder. */
const meantPaths = (tree: ContentTree): Set<string> => {
  const missingOnes = missingSingles(tree)
  const paths = missingOnes.length > 0 ? [...tree.files.keys()] : []
  const unplaced = paths.filter((path) => placeFile(tree, path).placed === undefined)
  const others = [...tree.folders].filter((folder) => !folders.includes(folder))
  const files = unplaced.flatMap((path) => meantSingle(path, missingOnes) ?? [])
  return new Set([...files, ...others.flatMap((folder) => nearest(folder, folders) ?? [])])
}

/** Every file by whether a collection reads it, and a problem for each that none reads and for each that is missing. */
export interface Placements {
  placed: PlacedFile[]
  /** Files that nothing reads but that are meant to be documents, by their folder. */
  misplaced: PlacedFile[]
  problems: Problem[]
}

/** Assigns every file to its collection. Reports files and folders that nothing reads, and required ones that are missing. */
export const placeFiles = (tree: ContentTree): Placements => {
  const problems: Problem[] = []
  const add = (path: string, message: string) =>
    problems.push(fileProblem(path ? `${tree.label}/${path}` : tree.label, message))

  for (const [path, message] of missingFiles(tree, meantPaths(tree))) add(path, message)
  for (const folder of tree.folders) {
    if (folders.includes(folder)) continue
    const below = [...tree.files.keys()].filter((path) => path.startsWith(`${folder}/`))
    add(folder, unknownFolder(tree.label, folder, folders, below))
  }
  for (const path of tree.unreadable) add(path, 'the file cannot be read; check its permissions or delete it')
  const found = [...tree.files.keys()].map((path) => ({ path, ...placeFile(tree, path) }))
  for (const { path, message } of found) if (message) add(path, message)
  return {
    placed: found.flatMap(({ placed }) => placed ?? []),
    misplaced: found.flatMap(({ misplaced }) => misplaced ?? []),
    problems,
  }
}
