import { codeBlock, sentence } from './markdown'
import type { CheckedProblem } from './read-result'

/** A comment of a review with a suggestion. One line has no `start_line`. */
export interface Suggestion {
  path: string
  start_line?: number
  line: number
  side: 'RIGHT'
  body: string
}

/** GitHub limits how much is written at once, and the length of a comment. */
const most = { suggestions: 30, length: 20_000 }

/** The lines that a diff shows, by number, for each of its parts. */
function shownLines(patch: string): Map<number, string>[] {
  const parts: Map<number, string>[] = []
  let next = 0
  for (const line of patch.split(/\r?\n/)) {
    const [, start] = /^@@ -\S+ \+(\d+)/.exec(line) ?? []
    if (start !== undefined) {
      parts.push(new Map())
      next = Number(start)
    } else if (/^[+ ]/.test(line)) {
      parts.at(-1)?.set(next, line.slice(1))
      next += 1
    }
  }
  return parts
}

/** The repair as a replacement of lines that are in one part of a diff. What it inserts replaces a line beside it, with that line. */
function replacement({ from, to, lines }: NonNullable<CheckedProblem['repair']>, patch: string) {
  for (const shown of shownLines(patch)) {
    const [before, first] = [shown.get(from - 1), shown.get(from)]
    if (to >= from && first !== undefined && shown.has(to)) return { from, to, lines }
    if (to < from && first !== undefined) return { from, to: from, lines: [...lines, first] }
    if (to < from && before !== undefined) return { from: to, to, lines: [before, ...lines] }
  }
  return undefined
}

/**
 * The repairs that can be committed with one click, each with its problem: those of lines that the pull request shows.
 * @param files The changed files with their diffs, which GitHub leaves out for large files.
 */
export function composeSuggestions(
  problems: readonly CheckedProblem[],
  files: readonly { filename: string; patch?: string | undefined }[],
): { problem: CheckedProblem; suggestion: Suggestion }[] {
  const found: { problem: CheckedProblem; suggestion: Suggestion }[] = []
  for (const problem of problems) {
    if (found.length === most.suggestions) break
    const { file, message, repair } = problem
    const place = repair && replacement(repair, files.find(({ filename }) => filename === file)?.patch ?? '')
    if (!place) continue
    const doubt = repair.safe ? '' : ' If this is what you mean:'
    const body = `${sentence(message)}${doubt}\n\n${codeBlock(place.lines, 'suggestion')}`
    const start = place.to > place.from ? { start_line: place.from } : {}
    if (body.length <= most.length)
      found.push({ problem, suggestion: { path: file, ...start, line: place.to, side: 'RIGHT', body } })
  }
  return found
}

const proposed = (body: string): string => body.slice(body.indexOf('```')).replaceAll('\r', '').trim()

/** Whether a suggestion is there already, for the same lines. Comments on lines that have changed since have no line. */
export const isRepeated = (
  suggestion: Suggestion,
  earlier: readonly {
    path: string
    start_line?: number | null | undefined
    line?: number | null | undefined
    body: string
  }[],
): boolean =>
  earlier.some(
    ({ path, start_line, line, body }) =>
      path === suggestion.path &&
      line === suggestion.line &&
      (start_line ?? line) === (suggestion.start_line ?? line) &&
      proposed(body) === proposed(suggestion.body),
  )
