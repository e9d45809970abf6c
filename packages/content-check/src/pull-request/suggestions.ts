import { z } from 'zod'
import { codeBlock, sentence } from './markdown'
import type { PrintedFinding } from './read-result'

/** A changed file with its diff, which GitHub leaves out where it is large. */
export const fileSchema = z.object({ filename: z.string(), status: z.string(), patch: z.string().optional() })
export type ChangedFile = z.infer<typeof fileSchema>

/** A comment of an earlier review; once its lines have changed, it has no line. */
export const earlierSchema = z.object({
  path: z.string(),
  body: z.string(),
  start_line: z.int().nullish(),
  line: z.int().nullish(),
})

/** GitHub limits how much is written at once, and the length of a comment. */
const most = { suggestions: 30, length: 20_000 }

/** The lines that a diff shows, by number, for each of its parts. */
const shownLines = (patch: string): Map<number, string>[] =>
  Array.from(patch.matchAll(/^@@ -\S+ \+(\d+).*((?:\n(?!@@).*)*)/gm), ([, first, part = '']) => {
    const shown = part.split(/\r?\n/).filter((line) => /^[+ ]/.test(line))
    return new Map(shown.map((line, index) => [Number(first) + index, line.slice(1)]))
  })

/** The repair as a replacement of lines that are in one part of a diff: what it inserts replaces a line beside it, with that line. */
function replacement({ from, to, lines }: NonNullable<PrintedFinding['repair']>, patch: string) {
  for (const shown of shownLines(patch)) {
    const [before, first] = [shown.get(from - 1), shown.get(from)]
    if (to >= from && first !== undefined && shown.has(to)) return { from, to, lines }
    if (to < from && first !== undefined) return { from, to: from, lines: [...lines, first] }
    if (to < from && before !== undefined) return { from: to, to, lines: [before, ...lines] }
  }
  return undefined
}

/** The repairs that one click commits, as comments of a review, each with its finding: those of lines that the pull request shows. */
export function composeSuggestions(findings: readonly PrintedFinding[], files: readonly ChangedFile[]) {
  // A diff is read once for each.
  return findings
    .filter(({ file, repair }) => repair && files.some(({ filename }) => filename === file))
    .slice(0, 10 * most.suggestions)
    .flatMap((finding) => {
      const { file: path, message, repair } = finding
      const place = repair && replacement(repair, files.find(({ filename }) => filename === path)?.patch ?? '')
      if (!place) return []
      const doubt = repair.safe ? '' : ' If this is what you mean:'
      const body = `${sentence(message)}${doubt}\n\n${codeBlock(place.lines, 'suggestion')}`
      // GitHub refuses a first line that is also the last.
      const start = place.to > place.from ? { start_line: place.from } : {}
      return body.length > most.length
        ? []
        : { finding, suggestion: { path, ...start, line: place.to, side: 'RIGHT', body } }
    })
    .slice(0, most.suggestions)
}

const proposed = (body: string): string => body.slice(body.indexOf('```')).replaceAll('\r', '').trim()

/** Suggestions of the same text for the same lines have the same key. */
export const keyOf = ({ path, start_line, line, body }: z.infer<typeof earlierSchema>): string =>
  JSON.stringify([path, start_line ?? null, line, proposed(body)])
