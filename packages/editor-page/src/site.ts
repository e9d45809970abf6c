import type { Collection, Component, FormFinding, KnownEntry, MarkdownFormat } from '@site/content-check'
import type { ReactNode } from 'react'

/** An entry with what its preview shows. */
export interface PreviewedEntry<Name extends string = string> {
  slug: string
  /** The fields as they are in the form; nothing until all that must be filled in are, and none is wrong. */
  fields?: Readonly<Record<string, unknown>>
  body: string
  /** How the body is written; nothing where entries have fields only. */
  format?: MarkdownFormat
  /** The address at which a picture can be seen in the preview, from the one that the entry states. */
  addressOf: (picture: string) => string | undefined
  /** The entries of a collection as they were saved last, each with its `slug`. */
  entriesOf: (name: Name) => readonly Readonly<Record<string, unknown>>[]
}

/** What is special about the entries of a collection: none can be added or deleted, or an editor should know something before deleting one. */
interface EntriesOptions {
  isFixed?: boolean
  onDelete?: string
  /** What their list says besides their names and positions. Fields in groups have names such as `author.role` here. */
  line?: (fields: Readonly<Record<string, unknown>>) => (string | undefined)[]
  /** The address of an entry, by the name of its file. */
  address?: (slug: string) => string
  /** The day by which the list is sorted, where entries have no position. */
  newestBy?: string
}

/** Everything that the editor page knows of a site. */
export interface EditorSite<Name extends string = string> {
  collections: Readonly<Record<Name, Collection>>
  contentFolder: string
  /** Where uploaded pictures go in the repository, and at which address the site has them. */
  pictures: { folder: string; address: string }
  /** Groups of the menu, above collections with a file for each entry. Each collection of one file is in one of them. */
  groups: readonly { name: string; label: string; description: string; members: readonly Name[] }[]
  entries?: Readonly<Partial<Record<Name, EntriesOptions>>>
  components: Readonly<Record<string, Component>>
  /** What is wrong with one entry among the others, by the path of its file below the content folder. */
  findProblems: (file: string, text: string, others: readonly KnownEntry[]) => readonly FormFinding[]
  /** Shows an entry as the site does, beside its form. */
  previews: Readonly<Partial<Record<Name, (entry: PreviewedEntry<Name>) => ReactNode>>>
  /** What the window of a link offers besides the pages of entries. */
  pages: readonly string[]
  /** Addresses of the site's style sheets, for previews. */
  findStyles: () => Promise<string[]>
}

/** Where the changes of one editor page go, and whose it is. */
export interface EditorSettings {
  brand: string
  origin: string
  /** `owner/name` on GitHub. Without it, the editor page is for practice: changes stay in the browser. */
  repository?: string
  /** The branch that is published; the repository's default branch without it. */
  branch?: string
  /** Address of a sign-in proxy; without it, editors sign in with an access token. */
  signIn?: string
  /** Address of GitHub's API, where it is not api.github.com. */
  api?: string
}

export const githubApi = 'https://api.github.com'
