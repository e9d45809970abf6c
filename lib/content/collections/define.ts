/** How a collection is declared: one file says everything about it, from which whatever knows of collections derives its part. */
import { type Collection, collection, type RepeatedFigure } from '@site/content-check'
import { z } from 'zod'
import { sample } from '../schemas/text'

/** The names of fields of a schema, as far as they are known while it is written. */
type FieldName<Schema extends z.ZodObject> = Extract<keyof Schema['shape'], string>

interface CollectionFacts<Field extends string = string> {
  /** Name of an entry as a document of Contentlayer: singular, with a capital. */
  type: string
  /** The address of an entry by its slug, where entries have pages, or places on a page. */
  address?: (slug: string) => string
  /** Pages on which each entry is a part that links can lead to: by its slug, or by a field. */
  anchors?: { on: readonly string[]; field?: Field }
  /** Addresses at which a page opens at the part of an entry: by a field. */
  opens?: { field: Field; path: (value: string) => string }
  /** Whether the field `id` is the name of the file. */
  isNamedById?: boolean
  /** The field with earlier names of the entry in its address, or with those of entries of another collection that were removed. */
  earlier?: { field: Field; of?: string }
  /** Fields whose values differ between all entries, or between those with the same value of another field. */
  unique?: readonly { field: Field; within?: Field }[]
  /** The fields with the first and the last day on which the site shows an entry. */
  life?: { first?: Field; last?: Field }
  /** That the pages need an entry, and where a field is named, one with each of these values of it. */
  needs?: { field?: Field; values?: readonly string[] }
  /** Whether an owner may empty the collection. */
  mayBeEmpty?: boolean
  /** The names of all its entries, where each has a route of its own; no page shows another one. */
  onlyNames?: readonly string[]
  /** Names that other pages and files of the site have. */
  takenNames?: readonly string[]
  /** Whether the page of an entry lists the sections of its text, which then needs one. */
  needsSections?: boolean
  /** The field with names of topics, of which two must not differ in capitals and signs alone. */
  topics?: Field
  /** Whether the names of files are addresses of pages. */
  namesPages?: boolean
  /** What to do when the folder is missing, where that is not simply to write entries. */
  restore?: string
  /** The fields that search engines show, of entries with a page and without `seo`; the page prints the brand after the title. */
  search?: { title: Field; description: Field }
  /** Fields with names, which spelling knows. Dots lead into groups. */
  names?: readonly string[]
  /** Figures that texts beside them repeat. Dots lead into groups. */
  figures?: readonly RepeatedFigure[]
  /** What the owner does with a sample before the site goes live. */
  launchTask?: string
  /** In forms: what an entry shows in lists besides its title. */
  line?: (fields: Readonly<Record<string, unknown>>) => (string | undefined)[]
  /** In forms: what follows from deleting an entry. */
  onDelete?: string
}

/** A collection of this site. */
export type SiteCollection = Collection & CollectionFacts

/** Declares a collection: the files, the schema of their fields, how forms and guides call it, and what else is true of it. */
export const siteCollection = <Schema extends z.ZodObject, Pattern extends string, Type extends string>(
  pattern: Pattern,
  schema: Schema,
  facts: Pick<Collection, 'label' | 'item' | 'summary' | 'paths'> & CollectionFacts<FieldName<Schema>> & { type: Type },
): Omit<SiteCollection, 'schema' | 'pattern' | 'type'> & { schema: Schema; pattern: Pattern; type: Type } => ({
  ...facts,
  ...collection(pattern, schema, facts),
  pattern,
})

/** Declares the collection of one page's copy, `content/pages/<name>.yaml`, which is shown at these addresses. */
export const page = <Shape extends z.ZodRawShape>(
  name: string,
  label: string,
  paths: readonly [string, ...string[]],
  shape: Shape,
) =>
  siteCollection(`pages/${name}.yaml`, z.strictObject({ ...shape, sample }), {
    type: `${name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}Page`,
    label,
    summary: `The copy of ${paths.length > 1 ? 'the pages' : 'the page'}, section by section.`,
    paths,
    launchTask: 'copy of the sample site; read it aloud, rewrite what is not true of your company',
  })
