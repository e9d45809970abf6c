import type { z } from 'zod'
import { routes } from '../routes'

/** How a document is written: fields only (`data`), or fields above a Markdown or MDX body. */
export type Format = 'data' | 'markdown' | 'mdx'

/** What a collection is, as forms and docs/editing.md describe it. */
interface Presentation {
  /** Name of the collection. */
  label: string
  /** Name of one document, for collections that have many. */
  item?: string
  /** What a document is, in one sentence. */
  summary: string
  /** Addresses of the pages that show it. */
  shownOn: readonly string[]
}

/** One kind of document: where its files are, how they are written, and what they must contain. */
export interface Collection extends Presentation {
  /** Path below content/: one file, or every file of a folder (`jobs/*.yaml`). */
  pattern: string
  /** The folder of its files below content/; empty for files that are in no folder. */
  folder: string
  /** Ending of its files: `.yaml`. */
  extension: string
  /** Whether it is one file. */
  isSingle: boolean
  format: Format
  schema: z.ZodObject
}

/** Declares a collection; its format follows from the ending of its files. */
export const collection = <Schema extends z.ZodObject>(pattern: string, schema: Schema, presentation: Presentation) => {
  const folder = pattern.slice(0, Math.max(0, pattern.lastIndexOf('/')))
  const extension = pattern.slice(pattern.lastIndexOf('.'))
  const format: Format = extension === '.mdx' ? 'mdx' : extension === '.md' ? 'markdown' : 'data'
  const isSingle = !pattern.includes('*')
  return { pattern, folder, extension, isSingle, format, schema, ...presentation } satisfies Collection
}

/** Declares the collection of one page's copy. */
export const page = <Schema extends z.ZodObject>(
  name: string,
  schema: Schema,
  label: string,
  ...shownOn: readonly string[]
) =>
  collection(`pages/${name}.yaml`, schema, {
    label,
    summary: `The copy of ${shownOn.length > 1 ? 'the pages' : 'the page'}, section by section.`,
    shownOn,
  })

/** Every page of the site. */
export const everyPage: readonly string[] = Object.values(routes).map(({ path }) => path)
