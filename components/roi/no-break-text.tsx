import type { ReactNode } from 'react'
import { noBreakAnswer } from '@/lib/typography/no-break-answer'

const parts = /\(?\d+–\d+\)?|\([^()–]{1,20}\)/g

/**
 * An answer, a sentence with answers in it, or a sum, whose parts stay on one line: a range such as `(4–8)`, and where there is room
 * a short bracket of several words.
 */
export const NoBreakText = ({ text }: { text: string }) => {
  const bound = noBreakAnswer(text)
  const pieces: ReactNode[] = []
  let end = 0
  for (const { 0: part, index } of bound.matchAll(parts)) {
    pieces.push(
      bound.slice(end, index),
      <span key={index} className={part.includes(' ') ? 'inline-block forced-colors:inline' : 'whitespace-nowrap'}>
        {part}
      </span>,
    )
    end = index + part.length
  }
  return [...pieces, bound.slice(end)]
}
