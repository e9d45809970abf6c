import { type CollectionName, collections } from '../collections'
import type { Problem } from './problem'
import { requiredFields } from './schema-walk'
import type { ContentTree } from './tree'
import { alternatives, enumeration, nearest } from './words'

/** A file of the content folder with the collection that reads it. */
export interface PlacedFile {
  path: string
  collection: CollectionName
  /** File name without its extension: the document's id. */
  slug: string
}

interface Place {
  collection: CollectionName
  folder: string
  extension: string
  /** Path of the only file, for collections of one document. */
  single?: string
}

const places: Place[] = (Object.keys(collections) as CollectionName[]).map((collection) => {
  const { pattern } = collections[collection]
  const folder = pattern.split('/').slice(0, -1).join('/')
  const extension = pattern.slice(pattern.lastIndexOf('.'))
  return pattern.includes('*') ? { collection, folder, extension } : { collection, folder, extension, single: pattern }
})
/** Collections that an owner may empty; since Git keeps no empty folder, theirs may be missing. */
const mayBeEmpty: readonly CollectionName[] = ['jobs', 'team']

const singles = places.flatMap(({ single }) => single ?? [])
const folders = [...new Set(places.map(({ folder }) => folder).filter(Boolean))]
const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const split = (path: string) => {
  const folder = path.split('/').slice(0, -1).join('/')
  const name = path.slice(folder ? folder.length + 1 : 0)
  const dot = name.lastIndexOf('.')
  return dot > 0
    ? { folder, base: name.slice(0, dot), extension: name.slice(dot) }
    : { folder, base: name, extension: '' }
}

const toKebabCase = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

const unknownFile = (label: string, path: string): string => {
  const near = nearest(path, singles)
  return near
    ? `unknown file; did you mean ${label}/${near}?`
    : `unknown file, no page reads it; delete it, or move it to one of the folders ${alternatives(folders)}`
}

const unknownFolder = (label: string, folder: string): string => {
  const parent = folders.find((known) => folder.startsWith(`${known}/`))
  if (parent) return `unknown folder; files stand directly in ${label}/${parent}, move them there`
  const near = nearest(folder, folders)
  return near
    ? `unknown folder; did you mean ${label}/${near}?`
    : `unknown folder; the folders here are ${enumeration(folders)}`
}

const missing = (tree: ContentTree): [string, string][] => {
  if (!tree.exists) return [['', 'missing folder; it holds all copy of the site, restore it']]
  const optional = places.flatMap(({ collection, folder }) => (mayBeEmpty.includes(collection) ? folder : []))
  const missingFolders = folders.filter((folder) => !tree.folders.has(folder) && !optional.includes(folder))
  const files = places.flatMap(({ single, collection, folder }): [string, string][] => {
    if (!single || tree.files.has(single) || missingFolders.includes(folder)) return []
    return [
      [single, `missing file; write it with the fields ${enumeration(requiredFields(collections[collection].schema))}`],
    ]
  })
  const description = (folder: string): [string, string] => {
    const names = places
      .filter((place) => place.folder === folder)
      .map(({ single, extension }) => single ?? `*${extension}`)
    return [
      folder,
      `missing folder; create it with the files ${enumeration(names.map((name) => name.split('/').at(-1) ?? name))}`,
    ]
  }
  return [...missingFolders.map(description), ...files]
}

/** Assigns every file to its collection. Reports files and folders that nothing reads, and required ones that are missing. */
export const placeFiles = (tree: ContentTree): { placed: PlacedFile[]; problems: Problem[] } => {
  const problems: Problem[] = []
  const add = (path: string, message: string) =>
    problems.push({ file: path ? `${tree.label}/${path}` : tree.label, line: 1, column: 1, path: '', message })

  for (const [path, message] of missing(tree)) add(path, message)
  for (const folder of tree.folders) if (!folders.includes(folder)) add(folder, unknownFolder(tree.label, folder))
  for (const path of tree.unreadable) add(path, 'the file cannot be read; check its permissions or delete it')
  const placed = [...tree.files.keys()].flatMap((path): PlacedFile[] => {
    const { folder, base, extension } = split(path)
    const single = places.find((place) => place.single === path)
    if (single) return [{ path, collection: single.collection, slug: base }]
    if (folder && !folders.includes(folder)) return []
    const place = places.find((candidate) => candidate.folder === folder && !candidate.single)
    if (!place) add(path, unknownFile(tree.label, path))
    else if (extension !== place.extension)
      add(path, `files of this folder end in "${place.extension}"; rename it to "${base}${place.extension}"`)
    else {
      if (!kebabCase.test(base))
        add(
          path,
          `a file name is made of lower-case words joined by hyphens; rename it to "${toKebabCase(base)}${extension}"`,
        )
      return [{ path, collection: place.collection, slug: base }]
    }
    return []
  })
  return { placed, problems }
}
