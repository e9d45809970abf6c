import { Document, parseDocument } from 'yaml'
import { z } from 'zod'
import { collections } from '@/lib/content/collections'
import { placeFiles } from '@/tools/check/site-check'
import { toTree } from './fixture'

/** Text of every content file by path, such as `site.yaml`. */
type Files = Map<string, string>

type Fields = Record<string, unknown>

/** Paths of the files of a folder, in alphabetical order. */
const pathsIn = (files: Files, folder: string) =>
  [...files.keys()].filter((path) => path.startsWith(`${folder}/`)).sort()

const frontMatter = /^---\n(.*?)\n---\n/s

const fieldsOf = (text = ''): Fields => parseDocument(frontMatter.exec(text)?.[1] ?? text).toJS()

/** Edits the fields of a file: all of a YAML file, or the front matter above a body. */
function editFields(files: Files, path: string, change: (fields: Fields) => Fields): void {
  const text = files.get(path) ?? ''
  const edited = new Document(change(fieldsOf(text))).toString({ lineWidth: 0 })
  files.set(path, frontMatter.test(text) ? text.replace(frontMatter, () => `---\n${edited}---\n`) : edited)
}

/** Removes an entry, and replaces the links to it, as the content check demands. */
function removeEntry(files: Files, path: string): void {
  files.delete(path)
  const [folder = '', name = ''] = path.split(/[/.]/)
  const address = { articles: '/blog/', faq: '/faq#', jobs: '/careers#' }[folder]
  if (!address) return
  const link = new RegExp(`${address}${name}\\b(#[\\w-]+)?`, 'g')
  for (const [other, text] of files) files.set(other, text.replace(link, '/about'))
}

const unwrap = (schema: unknown): unknown => (schema instanceof z.ZodOptional ? unwrap(schema.unwrap()) : schema)

/** A value without its optional fields, and with as few list items as its schema allows. */
const least = (schema: unknown, value: unknown): unknown => {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const items = value.map((item) => least(inner.element, item))
    const enough = items.findIndex((_, length) => inner.safeParse(items.slice(0, length)).success)
    // None is enough where an item needs a field that others may lack.
    return enough === -1 ? value : items.slice(0, enough)
  }
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value
  const required = Object.entries(value).filter(([name]) => !(inner.shape[name] instanceof z.ZodOptional))
  return Object.fromEntries(required.map(([name, field]) => [name, least(inner.shape[name], field)]))
}

/** Removes the entries of a folder but those to keep. */
const keep = (files: Files, folder: string, isKept: (fields: Fields, index: number) => boolean): void => {
  const removed = pathsIn(files, folder).filter((path, index) => !isKept(fieldsOf(files.get(path)), index))
  for (const path of removed) removeEntry(files, path)
}

const first = (_: unknown, index: number): boolean => index === 0

/** Reduces the content to the least that the schemas and the check allow: no articles, no jobs, nobody in the team, one of each other kind. */
export const reduceToLeast = (files: Files): void => {
  for (const folder of ['articles', 'jobs', 'team']) keep(files, folder, () => false)
  for (const folder of ['faq', 'stats', 'testimonials', 'plan-tools', 'services']) keep(files, folder, first)
  const featured = (fieldsOf(files.get('pages/use-cases.yaml'))['orderList'] as { useCase: string }).useCase
  for (const path of pathsIn(files, 'use-cases')) if (path !== `use-cases/${featured}.yaml`) removeEntry(files, path)
  const placements = new Set<unknown>()
  keep(files, 'quotes', ({ placement }) => placements.size < placements.add(placement).size)
  for (const { path, collection } of placeFiles(toTree(Object.fromEntries(files))).placed) {
    const { schema } = collections[collection]
    editFields(files, path, (fields) => least(schema, fields) as Fields)
  }
  const [category] = fieldsOf(files.get('pages/faq.yaml'))['categories'] as string[]
  for (const path of pathsIn(files, 'faq')) editFields(files, path, (fields) => ({ ...fields, category }))
  const [service] = pathsIn(files, 'services').map((path) => path.replace(/^services\/|\.yaml$/g, ''))
  for (const path of [...pathsIn(files, 'plan-tools'), ...pathsIn(files, 'use-cases')])
    if (!files.has(`services/${fieldsOf(files.get(path))['service']}.yaml`))
      editFields(files, path, (fields) => ({ ...fields, service }))
}
