import GithubSlugger from 'github-slugger'
import type { EntryBody } from '../entry'
import { pieceFinding, type TextFinding } from '../finding'
import { found } from '../sentences'
import { parsePlain } from './markdown'
import { type BodyHeading, type MarkdownNode, nodesOf, startOf, textOf, withoutCode } from './nodes'

/** All headings of a body in order, with the ids that rehype-slug gives them on the pages. */
export const listHeadings = (tree: MarkdownNode): BodyHeading[] => {
  const slugger = new GithubSlugger()
  return nodesOf(tree)
    .filter(({ type }) => type === 'heading')
    .map((node) => {
      const text = textOf(node)
      return { depth: node.depth ?? 1, text, id: slugger.slug(text), index: startOf(node) }
    })
}

/** The headings of a body that the check has passed. Only their lines are parsed. */
export function findHeadings(text: string): BodyHeading[] {
  const lines = Array.from(withoutCode(text).matchAll(/^ {0,3}#{1,6} .*/gm), ({ 0: line, index }) =>
    text.slice(index, index + line.length),
  )
  return listHeadings(parsePlain(lines.join('\n\n')))
}

/** Reports first-level headings, since the page's title is the only one, and skipped levels. */
export const checkHeadings = ({ text, headings }: EntryBody): TextFinding[] => {
  // A heading whose `#` has no space after it is reported as such.
  const isGlued = /^#{1,6}[^#\s]/m.test(text)
  let above = 1
  return headings.flatMap(({ depth, text: words, index }): TextFinding[] => {
    const [previous, signs] = [above, '#'.repeat(depth)]
    // What would be the title of the page is meant as a heading of the second level.
    above = Math.max(depth, 2)
    // A paragraph that was meant as a heading would fill the message.
    const shown = words.length > 60 ? `${words.slice(0, 59)}…` : words
    if (!text.startsWith('#', index)) return [{ ...found('heading/hyphens', { text: shown }), index }]
    if (words.trim() === '') return [{ ...found('heading/empty'), index }]
    const skips = depth > previous + 1 && !isGlued
    const level = depth === 1 ? 2 : Math.min(3, skips ? previous + 1 : depth)
    const id = depth === 1 ? 'heading/title' : depth > 3 ? 'heading/deep' : skips ? 'heading/skipped' : undefined
    const replacement = '#'.repeat(level)
    const said = { signs: replacement, text: shown, level }
    return id ? [pieceFinding(index, signs, found(id, said, { replacement }))] : []
  })
}
