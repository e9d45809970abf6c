import type { Entry } from './entry'
import type { Finding } from './finding'

/** A file in the folder of pictures. */
export interface PictureFile {
  /** Address on the site, such as `/images/shelf.jpg`. */
  address: string
  /** Path as the author writes it. */
  file: string
  bytes: number
  /** Absent when the file is not a picture. */
  facts?: { format: string; width: number; height: number }
  /** What it must not have. */
  fault?: string
}

/** An entry that was public and whose file no longer exists. */
export interface RemovedEntry {
  /** Its path, relative to the content folder. */
  path: string
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
  /** Files and folders that are symbolic links, in the content folder and among the public files; they are not followed. */
  symbolicLinks?: readonly string[]
  /** Addresses of the public files, such as `/images/team.webp`. */
  publicFiles: ReadonlySet<string>
  /** Entries that were public and are gone, as far as the history tells; none when left out. */
  removed?: readonly RemovedEntry[]
  /** The files that differ from what is published, with their published texts; new ones have none. Absent where it is not known. */
  published?: ReadonlyMap<string, string | undefined>
  /** Larger for files that are newer, by the history or by the clock; 0 when left out. */
  newness?: ReadonlyMap<string, number>
  /** The files in the folder of pictures; none when left out. */
  pictures?: readonly PictureFile[]
  /** The day for which the content is checked; without it, rules about days report nothing. */
  day?: string
}

/** A file of the content folder with the collection that reads it. */
export interface PlacedFile<Name extends string = string> {
  path: string
  collection: Name
  /** File name without its extension: the entry's id. */
  slug: string
}

/** All valid targets of links. */
export interface LinkTargets {
  /** Anchors by page. */
  pages: ReadonlyMap<string, ReadonlySet<string>>
  /** Pages whose anchors are not all known, since an entry cannot be read. */
  unread: ReadonlySet<string>
  /** Addresses at which pages were before, with those of today. */
  moved?: ReadonlyMap<string, string>
  /** Origin of the live site, when it is known. */
  origin?: string | undefined
}

/** All content after every entry has been read by itself. */
export interface Content<Name extends string = string> {
  /** In the order of their paths. */
  entries: readonly Entry<Name>[]
  /** Entries that nothing reads because their files have a wrong name or folder. */
  misplaced: readonly PlacedFile<Name>[]
  tree: ContentTree
}

/** What a check found. */
export interface CheckResult<Name extends string = string> {
  /** Every error of every file, by file and from top to bottom; empty when the content is valid. */
  errors: Finding[]
  /** What may be published but is probably not meant, in the same order. */
  warnings: Finding[]
  /** Every entry that was read, in the order of their paths. */
  entries: readonly Entry<Name>[]
  /** Number of their collections, where those of one folder count once. */
  collections: number
}

/** A check of the whole content: what needs more than one entry. */
export type Rule<Name extends string = string> = (content: Content<Name>) => Finding[]

/** A check of one entry. */
export type EntryRule<Name extends string = string> = (entry: Entry<Name>) => Finding[]

/** The entries of one collection. */
export const membersOf = <Member extends { collection: string }>(
  members: readonly Member[],
  collection: Member['collection'],
): Member[] => members.filter((member) => member.collection === collection)
