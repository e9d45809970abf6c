import type { CollectionName, Fields } from './collections'
import type { Heading } from './headings'

/** A document with the fields as they are written in its file. */
export interface ReadDocument {
  /** Name of its file without folder and ending. */
  slug: string
  fields: unknown
}

/** A Markdown or MDX body as it is written, and as HTML. */
export interface RenderedBody {
  text: string
  html: string
}

/** A document as `write-documents.ts` writes it into `.cache/documents/documents.json`. */
export interface StoredDocument<Name extends CollectionName> {
  /** Name of its file without folder and ending. */
  slug: string
  /** As they are written in its file. */
  fields: Fields<Name>
  /** Its body as HTML; empty for files without one. */
  html: string
}

/** An article without its body, since there may be thousands, and what was computed from the body. */
export interface StoredArticle extends Omit<StoredDocument<'articles'>, 'html'> {
  /** Name of the file in {@link bodiesFolder} with the body as HTML. It contains a hash, so that each edit changes the article. */
  bodyFile: string
  headings: Heading[]
  readMinutes: number
}

/** Every collection but the articles. */
export type OtherCollection = Exclude<CollectionName, 'articles'>

/** The documents of every collection but the articles. */
export type OtherDocuments = { [Name in OtherCollection]: StoredDocument<Name>[] }

/** All documents by collection. */
export type StoredDocuments = OtherDocuments & { articles: StoredArticle[] }

/** Where the documents are, in the project. */
export const documentsFolder = '.cache/documents'

/** Where the bodies of articles are, in the project. */
export const bodiesFolder = `${documentsFolder}/bodies`
