import type { CollectionName, Fields } from './collections'
import type { Heading } from './headings'

/** An entry with the fields as they are written in its file. */
export interface ReadEntry {
  /** Name of its file without folder and ending. */
  slug: string
  fields: unknown
}

/** The name of a collection's type in Contentlayer, which asks for a capital: `planTools` → `PlanTools`. */
export const contentlayerType = (name: CollectionName): string => name.charAt(0).toUpperCase() + name.slice(1)

/** A Markdown or MDX body as it is written, and as HTML. */
export interface RenderedBody {
  text: string
  html: string
}

/** An entry as `write-entries.ts` writes it into {@link entriesFile}. */
export interface StoredEntry<Name extends CollectionName> {
  /** Name of its file without folder and ending. */
  slug: string
  /** As they are written in its file. */
  fields: Fields<Name>
  /** Its body as HTML; empty for files without one. */
  html: string
}

/** An article without its body, since there may be thousands, and what was computed from the body. */
export interface StoredArticle extends Omit<StoredEntry<'articles'>, 'html'> {
  /**
   * Name of the files in {@link bodiesFolder} with the body, without their endings: `.html`, and `.md` as it is written. It contains a hash, so
   * that each edit changes the article.
   */
  body: string
  headings: Heading[]
  readMinutes: number
}

/** Every collection but the articles. */
export type OtherCollection = Exclude<CollectionName, 'articles'>

/** The entries of every collection but the articles. */
export type OtherEntries = { [Name in OtherCollection]: StoredEntry<Name>[] }

/** All entries by collection. */
export type StoredEntries = OtherEntries & { articles: StoredArticle[] }

/** Where the entries are, in the project. */
export const entriesFolder = '.cache/entries'

/** The file with all entries, in the project. */
export const entriesFile = `${entriesFolder}/entries.json`

/** Where the texts are listed with their places, in the project. Those of `npm run dev` are apart: they have drafts, and it may run beside a build. */
export const textsFile = (isDev: boolean): string => `${entriesFolder}/${isDev ? 'dev-texts' : 'texts'}.json`

/** Where the bodies of articles are, in the project. */
export const bodiesFolder = `${entriesFolder}/bodies`
