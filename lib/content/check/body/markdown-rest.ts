import type { BodyFinding } from '../problem'
import type { Source } from '../source'
import { htmlMessage } from './html-help'
import {
  type BodyStart,
  bodyText,
  eachNode,
  type MarkdownNode,
  type MarkdownRoot,
  parsePlain,
  startOf,
} from './markdown-tree'
import { sourceIn } from './picture-help'

const tag = /<\/?([A-Za-z]\w*)[^<>]*>?/g
/** Tags that stand inside those of a table or list. */
const inner = /^(?:thead|tbody|tr|td|th|li)$/

/**
 * The text of a body that cannot be read as MDX, without its tags: spaces stand in their place, so that the rest can be checked.
 * @param tree The same text as plain Markdown.
 * @returns What is wrong with the first tag of HTML in each line, too.
 */
const withoutTags = (text: string, tree: MarkdownNode): { rest: string; findings: BodyFinding[] } => {
  const lines = text.split('\n')
  const findings: BodyFinding[] = []
  const report = (line: number, column: number, name: string, found: string) => {
    if (!/^<[a-z]/.test(found) || inner.test(name) || findings.some((finding) => finding.line === line)) return
    findings.push({ line, column, message: htmlMessage(name, sourceIn(found)) })
  }
  eachNode(tree, (node) => {
    if (node.type !== 'html') return
    const start = startOf(node)
    const { line: last, column: end } = node.position?.end ?? start
    for (let line = start.line; line <= last; line += 1) {
      const whole = lines[line - 1] ?? ''
      const from = line === start.line ? start.column - 1 : 0
      const to = line === last ? end - 1 : whole.length
      const blanked = whole.slice(from, to).replace(tag, (found: string, name: string, index: number) => {
        report(line, from + index + 1, name, found)
        return ' '.repeat(found.length)
      })
      lines[line - 1] = whole.slice(0, from) + blanked + whole.slice(to)
    }
  })
  return { rest: lines.join('\n'), findings }
}

/** What can be checked of a body that cannot be read as MDX: its Markdown without tags, and what is wrong with tags of HTML. */
export const parseRest = (source: Source, body: BodyStart): { tree: MarkdownRoot; findings: BodyFinding[] } => {
  const text = bodyText(source, body)
  const { rest, findings } = withoutTags(text, parsePlain(text))
  return { tree: parsePlain(rest), findings }
}
