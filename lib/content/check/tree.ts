import type { PictureFacts } from '../../pictures/measure-picture'

/** The words of the project that no dictionary of English has. It is optional, and no page reads it. */
export const dictionaryPath = 'dictionary.txt'

/** A file in public/images. */
export interface PictureFile {
  /** Address on the site, such as `/images/shelf.jpg`. */
  address: string
  /** Path as the author writes it, such as `public/images/shelf.jpg`. */
  file: string
  bytes: number
  /** Absent when the file is not a picture. */
  facts?: PictureFacts
  /** Whether its end is missing. */
  cutOff?: boolean
}

/** An article that was public and whose file no longer exists. */
export interface RemovedArticle {
  slug: string
  /** Its last text, fields included. */
  text: string
}

/** The files of the content folder as they are stored. Paths are relative to it, with forward slashes. */
export interface ContentTree {
  /** Path of the content folder as the author writes it, usually `content`. */
  label: string
  exists: boolean
  files: ReadonlyMap<string, Uint8Array>
  folders: ReadonlySet<string>
  unreadable: readonly string[]
  /** Files and folders that are symbolic links, in the content folder and in public/; they are not followed. */
  symbolicLinks?: readonly string[]
  /** Addresses of the files in public/, such as `/images/team.webp`. */
  publicFiles: ReadonlySet<string>
  /** Articles that were public and are gone, as far as the history tells; none when left out. */
  removed?: readonly RemovedArticle[]
  /** The files in public/images; none when left out. */
  pictures?: readonly PictureFile[]
  /** The day for which the content is checked; the current one when left out. */
  day?: string
}
