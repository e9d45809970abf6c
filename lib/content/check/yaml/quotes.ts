import { visit } from 'yaml'
import { quote } from '../words'
import { type Cause, lineAt, type SearchedYaml } from './lines'

/** The line where a text seems to end: what follows looks like the next field or item. */
const looksLikeNextLine = /\n[ \t]*(?:- |[A-Za-z][\w-]*:(?:[ \n]|$))/

/** A text in quotes that its author goes on writing in the next line, where nothing may start at the left. */
const findUnindentedRest = (text: string, end: number, mark: string): Cause | undefined => {
  const next = text[end] === '\n' ? lineAt(text, end + 1) : undefined
  if (!next?.text.trimEnd().endsWith(mark) || next.text.split(mark).length !== 2) return undefined
  if (looksLikeNextLine.test(`\n${next.text}`)) return undefined
  const message = 'a text in quotes that goes on in another line is indented there; put four spaces before this line'
  return { offset: next.start, message }
}

/**
 * A quote that is never closed, or closed by an apostrophe further down: the text contains what look like fields.
 * The parser reports the place where it noticed, which may be the end of the file.
 */
export const findOpenQuote = ({ document, text }: SearchedYaml): Cause | undefined => {
  let found: Cause | undefined
  visit(document, {
    Scalar(_, { type, range }) {
      if (!range || (type !== 'QUOTE_SINGLE' && type !== 'QUOTE_DOUBLE')) return undefined
      const raw = text.slice(range[0], range[1])
      const mark = raw.slice(0, 1)
      const closed = raw.length > 1 && raw.endsWith(mark)
      if (closed && !looksLikeNextLine.test(raw)) return undefined
      found = closed ? undefined : findUnindentedRest(text, range[1], mark)
      if (found) return visit.BREAK
      const words = raw.slice(1).split('\n')[0] ?? ''
      const help = words.length < 50 ? `write ${quote(words)}` : 'put double quotes around the whole text'
      found = { offset: range[0], message: `the text starts with ${mark} and has no closing ${mark}; ${help}` }
      return visit.BREAK
    },
  })
  return found
}
