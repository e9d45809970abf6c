import type { z } from 'zod'

/** How an entry is written: fields only (`data`), or fields above a Markdown or MDX body. */
export type Format = 'data' | 'markdown' | 'mdx'

/** What a collection is, in the words of forms and guides. */
interface Presentation {
  /** Name of the collection. */
  label: string
  /** Name of one entry, for collections that have many. */
  item?: string
  /** What an entry is, in one sentence. */
  summary: string
  /** Addresses of the pages that show it. */
  shownOn: readonly string[]
}

/** One kind of entry: where its files are, how they are written, and what they must contain. */
export interface Collection extends Presentation {
  /** Path below the content folder: one file, or every file of a folder (`recipes/*.yaml`). */
  pattern: string
  /** The folder of its files below the content folder; empty for files that are in no folder. */
  folder: string
  /** Ending of its files: `.yaml`. */
  extension: string
  /** Whether it is one file. */
  isSingle: boolean
  format: Format
  schema: z.ZodObject
}

/** Collections by name. */
export type Collections = Readonly<Record<string, Collection>>

/** Declares a collection; its format follows from the ending of its files. */
export const collection = <Schema extends z.ZodObject>(pattern: string, schema: Schema, presentation: Presentation) => {
  const folder = pattern.slice(0, Math.max(0, pattern.lastIndexOf('/')))
  const extension = pattern.slice(pattern.lastIndexOf('.'))
  const format: Format = extension === '.mdx' ? 'mdx' : extension === '.md' ? 'markdown' : 'data'
  const isSingle = !pattern.includes('*')
  return { pattern, folder, extension, isSingle, format, schema, ...presentation } satisfies Collection
}
