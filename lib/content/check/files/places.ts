import { type CollectionName, collectionNames, collections } from '../../collections'

/** Where the documents of a collection are. */
export interface Place {
  collection: CollectionName
  folder: string
  extension: string
  /** Path of the only file, for collections of one document. */
  single?: string
}

export const places: Place[] = collectionNames.map((collection) => {
  const { pattern, folder, extension, isSingle } = collections[collection]
  return { collection, folder, extension, ...(isSingle && { single: pattern }) }
})

/** Paths of the documents that are alone in their collection. */
export const singles = places.flatMap(({ single }) => single ?? [])
/** Folders of documents. */
export const folders = [...new Set(places.map(({ folder }) => folder).filter(Boolean))]
