import { unescapeHtml } from '../escape-html'

/** One heading of a rendered text: `level` 2 or 3, the id to link to, and its text. */
export interface Heading {
  level: 2 | 3
  id: string
  text: string
}

const heading = /<h([23]) id="([^"]+)">(.*?)<\/h\1>/gs

/** The second- and third-level headings of rendered HTML, in order. Markup inside a heading is removed. */
export function extractHeadings(html: string): Heading[] {
  return [...html.matchAll(heading)].map(([, level, id = '', inner = '']) => ({
    level: level === '2' ? 2 : 3,
    id,
    text: unescapeHtml(inner.replace(/<[^>]+>/g, '').replaceAll('&#x27;', '’')),
  }))
}
