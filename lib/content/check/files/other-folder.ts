import { type CollectionName, collectionNames, collections } from '../../collections'
import { fieldNames, isGroup, requiredFields } from '../schema/walk'

/** The folder whose documents have the fields of a document that does not have those of its own folder. */
export const otherFolder = (own: CollectionName, data: unknown): string | undefined => {
  const names = isGroup(data) ? Object.keys(data) : []
  const fits = (name: CollectionName): boolean => {
    const { schema } = collections[name]
    const known = fieldNames(schema, data)
    return names.every((each) => known.includes(each)) && requiredFields(schema).every((each) => names.includes(each))
  }
  const { format, schema } = collections[own]
  if (requiredFields(schema).every((each) => names.includes(each))) return undefined
  const meant = collectionNames.find((name) => {
    const { format: other, isSingle } = collections[name]
    return other === format && !isSingle && fits(name)
  })
  return meant && collections[meant].folder
}
