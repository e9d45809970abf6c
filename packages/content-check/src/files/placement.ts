import { isPicture, pictureAddress } from '../body/tag-help'
import type { ContentTree, PlacedFile } from '../content'
import { type BareFinding, type Finding, fileFinding } from '../finding'
import { requiredFields } from '../schema/walk'
import { found } from '../sentences'
import type { Settings } from '../settings'
import { alternatives, enumeration, kebabCase, nearest, toKebabCase } from '../words'

const documentName = /\.(?:docx?|odt|pages|pdf|pptx?|rtf|xlsx?)$/i

/** What is wrong with a file that Windows, macOS, or an editor puts into folders; undefined for others. */
export const strayFinding = (path: string): BareFinding | undefined =>
  /(?:^|\/)(?:Thumbs\.db|desktop\.ini|\.DS_Store|~\$[^/]*)$|(?:~|\.(?:bak|orig|tmp))$/i.test(path)
    ? found('file/stray')
    : undefined

/** What is wrong with a file whose name says that it holds no plain text; undefined for others. */
const nameFinding = (path: string, { files }: Settings): BareFinding | undefined => {
  const address = pictureAddress(path, files.pictures)
  if (isPicture(path)) return found('file/picture', { path: files.folder + address, address })
  return documentName.test(path) ? found('file/document') : undefined
}

/** Where entries may be: collections of one file and of many, their folders, and the paths of single entries that are missing. */
const layoutOf = (tree: ContentTree, settings: Settings) => {
  const places = Object.entries(settings.collections).map(([name, collection]) => ({ ...collection, name }))
  const singles = places.filter(({ isSingle }) => isSingle)
  const shared = places.filter(({ isSingle }) => !isSingle)
  const folders = [...new Set(places.map(({ folder }) => folder).filter(Boolean))]
  const missing = singles.map(({ pattern }) => pattern).filter((path) => !tree.files.has(path))
  return { tree, settings, places, singles, shared, folders, missing }
}

type Layout = ReturnType<typeof layoutOf>

interface Placement {
  placed?: PlacedFile
  misplaced?: PlacedFile
  wrong?: BareFinding
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** The missing single entry that a file is meant to be: one of its name in another folder, or of a similar name. */
const meantSingle = (path: string, missing: readonly string[]): string | undefined =>
  missing.find((single) => nameOf(single) === nameOf(path)) ?? nearest(path, missing)

const unknownFile = (path: string, folder: string, layout: Layout): BareFinding => {
  const { tree, settings, singles, shared, folders, missing } = layout
  const near = meantSingle(path, missing)
  if (near) return found('file/near', { path: `${tree.label}/${near}` })
  const [own, ...others] = shared.filter(({ extension }) => path.endsWith(extension))
  if (own && others.length === 0)
    return found('file/other-folder', { entries: own.label.toLowerCase(), folder: `${tree.label}/${own.folder}` })
  return folder && singles.some((single) => single.folder === folder)
    ? found('file/no-page', { article: settings.richText.one })
    : found('file/unknown', { folders: alternatives(folders) })
}

const unknownFolder = (folder: string, { tree, folders }: Layout): BareFinding => {
  const parent = folders.find((other) => folder.startsWith(`${other}/`))
  const near = nearest(folder, folders)
  const meant = near ? `did you mean ${tree.label}/${near}?` : `the folders here are ${enumeration(folders)}`
  const help = parent ? `files stand directly in ${tree.label}/${parent}, move them there` : meant
  return found('file/unknown-folder', { help })
}

const placeFile = (path: string, layout: Layout): Placement => {
  const { settings, singles, shared, folders } = layout
  if (path === settings.dictionaryPath) return {}
  const [, folder = '', base = '', extension = ''] = /^(?:(.*)\/)?(.+?)(\.[^./]*)?$/s.exec(path) ?? []
  const single = singles.find(({ pattern }) => pattern === path)
  if (single) return { placed: { path, collection: single.name, slug: base } }
  const foreign = strayFinding(path) ?? nameFinding(path, settings)
  if (foreign) return { wrong: foreign }
  const isKnown = folder === '' || folders.includes(folder)
  const meant = isKnown ? folder : nearest(folder, folders)
  const place = shared.find((other) => other.folder === meant)
  const file = place && { path, collection: place.name, slug: base }
  // The folder is reported as a whole.
  if (!isKnown) return file ? { misplaced: file } : {}
  if (!file) return { wrong: unknownFile(path, folder, layout) }
  const name = toKebabCase(base.replace(/\.(?:mdx?|ya?ml)$/, '')) || base
  const rename = `rename it to "${name}${place.extension}"`
  if (extension !== place.extension) {
    // A text may be among entries without texts.
    const others = shared.filter((other) => other.extension === extension && other.format !== 'yaml')
    const move = place.format === 'yaml' && others.length > 0
    const help = move
      ? `move it to the folder ${alternatives(others.map((other) => other.folder))}, or ${rename}`
      : rename
    return { misplaced: file, wrong: found('file/ending', { ending: place.extension, help }) }
  }
  if (base === 'index' && settings.options[place.name]?.namesPages)
    return { placed: file, wrong: found('file/index', { ending: extension }) }
  if (kebabCase.test(base)) return { placed: file }
  return { placed: file, wrong: found('file/name', { name, ending: extension }) }
}

type Wrong = readonly [path: string, wrong: BareFinding | undefined]

/** Folders and files that are missing, but for those that folders and files of other names are meant to be. */
const listMissing = (layout: Layout, strange: readonly string[], unplaced: readonly string[]): Wrong[] => {
  const { tree, settings, places, singles, folders, missing } = layout
  const meant = new Set([
    ...unplaced.map((path) => meantSingle(path, missing)),
    ...strange.map((folder) => nearest(folder, folders)),
  ])
  const absent = folders.filter((folder) => !tree.folders.has(folder))
  return [
    ...absent.flatMap((folder): Wrong[] => {
      const own = places.filter((place) => place.folder === folder)
      const options = own.flatMap(({ name }) => settings.options[name] ?? [])
      if (meant.has(folder) || options.some(({ mayBeEmpty }) => mayBeEmpty)) return []
      const example = own[0]?.pattern.replace('*', 'my-name')
      const restore = options.find((each) => each.restore)?.restore
      const help = restore ?? `restore it, or write entries into it, such as ${tree.label}/${example}`
      return [[folder, found('file/missing-folder', { help })]]
    }),
    ...singles.flatMap(({ pattern, folder, schema }): Wrong[] => {
      if (!missing.includes(pattern) || absent.includes(folder) || meant.has(pattern)) return []
      return [[pattern, found('file/missing', { fields: enumeration(requiredFields(schema)) })]]
    }),
  ]
}

/** Every file by whether a collection reads it, in the order of their paths, and a finding for each that none reads and for each that is missing. */
export interface Placements<Name extends string = string> {
  placed: PlacedFile<Name>[]
  /** Files that nothing reads but that are meant to be entries, by their folder. */
  misplaced: PlacedFile<Name>[]
  findings: Finding[]
}

/** Assigns every file to its collection. Reports files and folders that nothing reads, and required ones that are missing. */
export const placeFiles = (tree: ContentTree, settings: Settings): Placements => {
  if (!tree.exists) return { placed: [], misplaced: [], findings: [fileFinding(tree.label, found('file/no-content'))] }
  const layout = layoutOf(tree, settings)
  const files = [...tree.files.keys()].sort().map((path) => ({ path, ...placeFile(path, layout) }))
  const strange = [...tree.folders].filter((folder) => !layout.folders.includes(folder))
  const unplaced = files.flatMap(({ path, placed }) => (placed ? [] : path))
  const wrong: Wrong[] = [
    ...listMissing(layout, strange, unplaced),
    ...strange.map((folder): Wrong => [folder, unknownFolder(folder, layout)]),
    ...tree.unreadable.map((path): Wrong => [path, found('file/unreadable')]),
    ...files.map(({ path, wrong: own }): Wrong => [path, own]),
  ]
  return {
    placed: files.flatMap(({ placed }) => placed ?? []),
    misplaced: files.flatMap(({ misplaced }) => misplaced ?? []),
    findings: wrong.flatMap(([path, own]) => (own ? fileFinding(`${tree.label}/${path}`, own) : [])),
  }
}
