import type { EntryBody } from '../entry'
import type { BodyProblem } from '../problem'
import { type BodyHeading, eachNode, type MarkdownNode, startOf, textOf } from './nodes'

/** `Fix the counting first` → `fix-the-counting-first`, as rehype-slug does it on the pages. */
const headingSlug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')

/** All headings of a body in order. A repeated id gets `-1`, `-2` at its end. */
export const listHeadings = (tree: MarkdownNode): BodyHeading[] => {
  const headings: BodyHeading[] = []
  const seen = new Map<string, number>()
  eachNode(tree, (node) => {
    if (node.type !== 'heading') return
    const text = textOf(node)
    const slug = headingSlug(text)
    const before = seen.get(slug)
    seen.set(slug, (before ?? -1) + 1)
    headings.push({
      depth: node.depth ?? 1,
      text,
      id: before === undefined ? slug : `${slug}-${before + 1}`,
      ...startOf(node),
    })
  })
  return headings
}

/** A paragraph that was meant as a heading would fill the message. */
const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

/** A heading whose `#` has no space after it, which is reported as such. */
const gluedHeading = /^#{1,6}[^#\s]/m

/** Reports first-level headings, since the page's title is the only one, and skipped levels. */
export const checkHeadings = ({ source, start, headings }: EntryBody): BodyProblem[] => {
  let above = 1
  let from = start
  return headings.flatMap(({ depth, text: words, line, column }) => {
    const text = shortened(words)
    const previous = above
    const at = source.lineStarts[line - 1] ?? 0
    const isBelowGlued = gluedHeading.test(source.text.slice(from, at))
    from = at
    // What would be the title of the page is meant as a heading of the second level.
    above = Math.max(depth, 2)
    const add = (message: string) => [{ line, column, message }]
    const written = source.text.slice(at).split('\n', 2)
    if (!/^[ >]*#/.test(written[0] ?? '') && /^ *-+ *$/.test(written[1] ?? ''))
      return add(
        `the hyphens below make a heading of this line; write "## ${text}" if it is one, or put an empty line above the hyphens`,
      )
    if (text.trim() === '') return add('a heading without text; write it after the # signs or remove the line')
    if (depth === 1) return add(`"# ${text}" would be a second page title; write "## ${text}"`)
    if (depth > 3) return add(`headings have two levels here; write "### ${text}"`)
    if (depth > previous + 1 && !isBelowGlued)
      return add(`the heading skips a level; write "${'#'.repeat(previous + 1)} ${text}"`)
    return []
  })
}
