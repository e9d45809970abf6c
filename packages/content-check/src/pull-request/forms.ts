import { schemaAt } from '../schema/walk'
import type { Collection } from '../settings'

/**
 * The entry in a file: the name of its collection, the collection, and its own name.
 * @param path Path of the file below the content folder.
 */
export function entryIn<Name extends string>(collections: Readonly<Record<Name, Collection>>, path: string) {
  for (const name of Object.keys(collections) as Name[]) {
    const { pattern, folder, extension, isSingle } = collections[name]
    const slug = path.slice(folder.length + 1, -extension.length)
    const isMember = path === `${folder}/${slug}${extension}` && !slug.includes('/')
    if (isSingle ? path === pattern : isMember) return { name, collection: collections[name], slug }
  }
  return undefined
}

/** `points[1].color` → `Points 2, Color`: a field as its form calls it. */
export function labelOf({ schema }: Pick<Collection, 'schema'>, field: string): string {
  if (field === 'body') return 'Text'
  const path: (string | number)[] = []
  const labels: string[] = []
  for (const [, name, index] of field.matchAll(/([^.[\]]+)|\[(\d+)\]/g)) {
    path.push(name ?? Number(index))
    if (name === undefined) labels.push(`${labels.pop()} ${Number(index) + 1}`)
    else labels.push(schemaAt(schema, path)?.meta()?.title ?? name)
  }
  return labels.join(', ')
}
