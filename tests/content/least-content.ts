import { parseDocument } from 'yaml'
import { z } from 'zod'
import { placeFiles } from '@/lib/content/check'
import { collections } from '@/lib/content/collections'
import { editFields, type Files, pathsIn, removeEntry } from './edit-files'
import { toTree } from './fixture'

const unwrap = (schema: unknown): unknown => (schema instanceof z.ZodOptional ? unwrap(schema.unwrap()) : schema)

/** A value without its optional fields, and with as few list items as its schema allows. */
const least = (schema: unknown, value: unknown): unknown => {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const items = value.map((item) => least(inner.element, item))
    const enough = items.findIndex((_, length) => inner.safeParse(items.slice(0, length)).success)
    return enough === -1 ? items : items.slice(0, enough)
  }
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value
  const required = Object.entries(value).filter(([name]) => !(inner.shape[name] instanceof z.ZodOptional))
  return Object.fromEntries(required.map(([name, field]) => [name, least(inner.shape[name], field)]))
}

const fieldsOf = (files: Files, path: string): Record<string, unknown> => {
  const text = files.get(path) ?? ''
  return parseDocument(/^---\n(.*?)\n---\n/s.exec(text)?.[1] ?? text).toJS()
}

/** Removes the entries of a folder but those to keep. */
const keep = (
  files: Files,
  folder: string,
  isKept: (fields: Record<string, unknown>, index: number) => boolean,
): void => {
  const removed = pathsIn(files, folder).filter((path, index) => !isKept(fieldsOf(files, path), index))
  for (const path of removed) removeEntry(files, path)
}

const first = (_: unknown, index: number): boolean => index === 0

/** Reduces the content to the least that the schemas and the check allow: no articles, no jobs, nobody in the team, one of each other kind. */
export const reduceToLeast = (files: Files): void => {
  for (const folder of ['articles', 'jobs', 'team']) keep(files, folder, () => false)
  for (const folder of ['faq', 'stats', 'testimonials', 'plan-tools', 'services']) keep(files, folder, first)
  const featured = (fieldsOf(files, 'pages/use-cases.yaml')['orderList'] as { useCase: string }).useCase
  for (const path of pathsIn(files, 'use-cases')) if (path !== `use-cases/${featured}.yaml`) removeEntry(files, path)
  const placements = new Set<unknown>()
  keep(files, 'quotes', ({ placement }) => placements.size < placements.add(placement).size)
  for (const { path, collection } of placeFiles(toTree(Object.fromEntries(files))).placed) {
    const { schema } = collections[collection]
    editFields(files, path, (fields) => {
      fields.contents = fields.createNode(least(schema, fields.toJS())) as typeof fields.contents
    })
  }
  const [category] = fieldsOf(files, 'pages/faq.yaml')['categories'] as string[]
  for (const path of pathsIn(files, 'faq')) editFields(files, path, (fields) => fields.set('category', category))
  const [service] = pathsIn(files, 'services').map((path) => path.replace(/^services\/|\.yaml$/g, ''))
  for (const path of [...pathsIn(files, 'plan-tools'), ...pathsIn(files, 'use-cases')])
    if (!files.has(`services/${fieldsOf(files, path)['service']}.yaml`))
      editFields(files, path, (fields) => fields.set('service', service))
}
