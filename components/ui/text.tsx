import type { ReactNode } from 'react'
import { noBreakWords } from '@/lib/typography/no-break-words'
import { wholeParts } from '@/lib/typography/whole-parts'

/**
 * Puts parts of a text into elements.
 * @param parts Matches them; global. What its first group matches stays before the element (Safari before 16.4 has no lookbehind).
 * @param classOf The classes of a part; by default those that keep it on one line.
 */
export const wrapParts = (text: string, parts: RegExp, classOf = (_part: string) => 'whitespace-nowrap'): ReactNode => {
  const pieces: ReactNode[] = []
  let end = 0
  for (const { 0: match, 1: before = '', index } of text.matchAll(parts)) {
    const part = match.slice(before.length)
    pieces.push(
      text.slice(end, index) + before,
      <span key={index} className={classOf(part)}>
        {part}
      </span>,
    )
    end = index + match.length
  }
  return end === 0 ? text : [...pieces, text.slice(end)]
}

/** A text that breaks where a reader does not stumble: not in a sum, in a short compound, or between a number and its unit. */
export const NoBreakText = ({ text }: { text: string }) => wrapParts(noBreakWords(text), wholeParts)

/** An e-mail address that breaks after the @ rather than inside a name. A `<wbr>` there would be heard as a space. */
export const EmailText = ({ address }: { address: string }) => wrapParts(address, /(@).+/g, () => 'break-before')

/** The link to an e-mail address at the end of a sentence, with its full stop, which never stands alone on a line. */
export const EmailSentenceEnd = ({ address }: { address: string }) => (
  <span className="inline-block">
    <a href={`mailto:${address}`} data-event="Mail link" className="text-link">
      <EmailText address={address} />
    </a>
    .
  </span>
)
