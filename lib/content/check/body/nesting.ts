import type { Position } from '../problem'

/** Quotes and lists inside each other that one line may begin. */
const deepest = 8

const marker = String.raw`[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))`
const deepLine = new RegExp(`^(?:${marker}){${deepest + 1},}`, 'gm')

/** A thematic break: a line of one repeated marker. */
const thematicBreak = /^[ \t]*([-*])(?:[ \t]*\1)*[ \t]*$/

/**
 * Finds the lines that begin more quotes and lists inside each other than any text needs: thousands of them keep the Markdown parser
 * busy for minutes.
 * @returns Where the lines are, with a message, and the text with spaces in place of their markers.
 */
export function findDeepLines(text: string): { mistakes: { place: Position; message: string }[]; rest: string } {
  const mistakes: { place: Position; message: string }[] = []
  const rest = text.replace(deepLine, (markers: string, at: number) => {
    const [line = ''] = text.slice(at).split('\n', 1)
    if (thematicBreak.test(line)) return markers
    const place = { line: text.slice(0, at).split('\n').length, column: 1 }
    const message = `this line begins more than ${deepest} quotes or lists inside each other; keep one or two of its markers (">", "-", "1.")`
    mistakes.push({ place, message })
    return ' '.repeat(markers.length)
  })
  return { mistakes, rest }
}
