import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { type CollectionName, collections, type Fields } from '@/lib/content/collections'

/** One document of content/ as an editor wrote it: fields judged by their schema, text below them, id. */
export interface RealDocument<Name extends CollectionName> {
  slug: string
  fields: Fields<Name>
  body: string
}

const root = join(import.meta.dirname, '../../content')

const pathsOf = (pattern: string): string[] => {
  if (!pattern.includes('*')) return [pattern]
  const [folder = '', extension = ''] = pattern.split('/*')
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(extension))
    .sort()
    .map((name) => `${folder}/${name}`)
}

/** All documents of a collection, straight from the files. Placeholders such as {brand} stand as they are written. */
export const documentsOf = <Name extends CollectionName>(name: Name): RealDocument<Name>[] => {
  const { pattern, schema, format } = collections[name]
  return pathsOf(pattern).map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    const [, yaml = text, body = ''] = format === 'data' ? [] : (/^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [])
    const slug = basename(path).replace(/\.\w+$/, '')
    return { slug, fields: schema.parse(parse(yaml)) as Fields<Name>, body }
  })
}

/** The fields of all documents of a collection, in the order of the page where there is one. */
export const fieldsOf = <Name extends CollectionName>(name: Name): Fields<Name>[] => {
  const order = (fields: object): number => ('order' in fields ? Number(fields.order) : 0)
  return documentsOf(name)
    .map(({ fields }) => fields)
    .sort((a, b) => order(a) - order(b))
}

/** The fields of a collection of one document. */
export const theOnly = <Name extends CollectionName>(name: Name): Fields<Name> => {
  const [fields] = fieldsOf(name)
  if (!fields) throw new Error(`no document in ${name}`)
  return fields
}

/** All files of content/ as text, by path. */
export const allTexts = (): Map<string, string> =>
  new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(root.length + 1), readFileSync(path, 'utf8')]),
  )

/** Typographic apostrophes and quotes as typewriter ones, so that the spec's words can be compared. */
export const plain = (text: string): string => text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"')
