import { type CollectionName, collections } from '../../collections'
import { legalSlugs } from '../../schemas/collections'
import { serviceAnchors } from '../../schemas/offers'
import { requiredFields } from '../schema/walk'
import type { ContentTree } from '../tree'
import { enumeration } from '../words'
import { folders, places, singles } from './places'

/** Collections that an owner may empty; since Git keeps no empty folder, theirs may be missing. */
const mayBeEmpty: readonly CollectionName[] = ['articles', 'jobs', 'team']

/** Paths of single documents that are missing, and that no file with a similar name was meant to be. */
export const missingSingles = (tree: ContentTree): string[] => singles.filter((single) => !tree.files.has(single))

/** What to do about folders whose documents the site names. */
const namedFolderHelp: Readonly<Record<string, string>> = {
  legal: `restore it with the files ${enumeration(legalSlugs.map((slug) => `${slug}.md`))}`,
  services: `restore it; addresses of the site lead to the services with the anchors ${enumeration(serviceAnchors)}`,
}

/**
 * Folders and files that are missing, each with a message.
 * @param meant Paths that files and folders of other names are meant to be.
 */
export const missingFiles = (tree: ContentTree, meant: ReadonlySet<string>): [string, string][] => {
  if (!tree.exists) return [['', 'missing folder; it holds all copy of the site, restore it']]
  const optional = places.flatMap(({ collection, folder }) => (mayBeEmpty.includes(collection) ? folder : []))
  const absent = folders.filter((folder) => !tree.folders.has(folder) && !optional.includes(folder))
  const files = places.flatMap(({ single, collection, folder }): [string, string][] => {
    if (!single || tree.files.has(single) || absent.includes(folder) || meant.has(single)) return []
    const fields = enumeration(requiredFields(collections[collection].schema))
    return [[single, `missing file; restore it, or write it with the fields ${fields}`]]
  })
  const description = (folder: string): [string, string] => {
    const inside = places.filter((place) => place.folder === folder)
    const names = inside.flatMap(({ single }) => single?.split('/').at(-1) ?? [])
    const help =
      namedFolderHelp[folder] ??
      (names.length > 0
        ? `restore it with the files ${enumeration(names)}`
        : `restore it, or write documents into it, such as ${tree.label}/${folder}/my-name${inside[0]?.extension}`)
    return [folder, `missing folder; ${help}`]
  }
  return [...absent.filter((folder) => !meant.has(folder)).map(description), ...files]
}
