import type { Collection, Component, MarkdownFormat, Problem } from '@site/content-check'
import type { ReactNode } from 'react'

/** Collections of one file each that the menu shows together. */
export interface FileGroup<Name extends string = string> {
  name: string
  label: string
  description: string
  members: readonly Name[]
  /** Whether it stands above or below the collections with a file for each entry. */
  place: 'top' | 'bottom'
}

/** A body with what its preview shows. */
export interface PreviewedBody {
  heading: string
  body: string
  format: MarkdownFormat
  /** The address at which a picture can be seen in the preview, from the one that the body states. */
  addressOf: (picture: string) => string | undefined
}

/** Everything that the editor page knows of a site. */
export interface EditorSite<Name extends string = string> {
  collections: Readonly<Record<Name, Collection>>
  /** The content folder in the repository. */
  contentFolder: string
  /** Where uploaded pictures go in the repository, and at which address the site has them. */
  pictures: { folder: string; address: string }
  /** Each collection of one file is in one of them. */
  groups: readonly FileGroup<Name>[]
  /** What is special about the entries of a collection: none can be added or deleted, or an editor should know something before deleting one. */
  entries?: Readonly<Partial<Record<Name, { isFixed?: boolean; onDelete?: string }>>>
  components: Readonly<Record<string, Component>>
  /**
   * The mistakes in one entry, as far as they are found without the others.
   * @param file Path below the content folder.
   */
  findProblems: (file: string, text: string) => readonly Pick<Problem, 'path' | 'message' | 'severity'>[]
  /** Shows a body as the site does. */
  preview: (body: PreviewedBody) => ReactNode
  /** Addresses of the site's style sheets, for previews. */
  findStyles: () => Promise<string[]>
}

/** Where the changes of one editor page go, and whose it is. */
export interface EditorSettings {
  brand: string
  /** Address of the live site. */
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

/** Address of GitHub's API. */
export const githubApi = 'https://api.github.com'

/** The files to practice on. */
export interface PracticeFiles {
  /** Text of each content file by its path in the repository. */
  texts: Record<string, string>
  /** Addresses of the pictures. */
  pictures: string[]
}
