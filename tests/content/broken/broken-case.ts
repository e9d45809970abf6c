/** One way to break a valid content folder, and the lines that the check prints for it, `content/` left out. */
export interface BrokenCase {
  name: string
  file: string
  /** Changes the text of the file; a pair replaces the first text by the second; `null` deletes the file. */
  edit: [string, string] | ((text: string) => string | Uint8Array) | null
  /** New path of the file. */
  rename?: string
  expected: string[]
}

export const engineer = 'jobs/engineer.yaml'
export const article = 'articles/smart-shelves-retail-ai.mdx'
export const question = 'faq/how-soon.md'
export const privacy = 'legal/privacy.md'
