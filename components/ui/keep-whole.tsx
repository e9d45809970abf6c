import type { ReactNode } from 'react'

/**
 * Keeps parts of a text on one line.
 * @param parts Matches them; global.
 * @param classOf The classes of a part.
 */
export const keepWhole = (text: string, parts: RegExp, classOf = (_part: string) => 'whitespace-nowrap'): ReactNode => {
  const pieces: ReactNode[] = []
  let end = 0
  for (const { 0: part, index } of text.matchAll(parts)) {
    pieces.push(
      text.slice(end, index),
      <span key={index} className={classOf(part)}>
        {part}
      </span>,
    )
    end = index + part.length
  }
  return end === 0 ? text : [...pieces, text.slice(end)]
}
