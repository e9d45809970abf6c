import { findHeadings } from '@site/content-check'

/** One heading of a text: `level` 2 or 3, the id to link to, and its text. */
export interface Heading {
  level: 2 | 3
  id: string
  text: string
}

/** The second- and third-level headings of a body, in order, without the markup inside them. */
export const headingsIn = (body: string): Heading[] =>
  findHeadings(body).flatMap(({ depth, id, text }) =>
    depth === 2 || depth === 3 ? [{ level: depth, id, text: text.replaceAll("'", '’') }] : [],
  )
