import type { ReactNode } from 'react'
import { noBreakAnswer } from '@/lib/typography/no-break-answer'

const parts = /\(?\d+–\d+\)?|\([^()–]{1,20}\)|(?<![\p{L}-])\p{L}{1,2}-\p{L}{1,12}(?![\p{L}-])/gu

/**
 * A text whose ranges such as `(4–8)` never break across lines, and whose short brackets of several words and words such as
 * `E-commerce` break only where a line is too narrow for them.
 */
export const NoBreakText = ({ text }: { text: string }) => {
  const bound = noBreakAnswer(text)
  const pieces: ReactNode[] = []
  let end = 0
  for (const { 0: part, index } of bound.matchAll(parts)) {
    pieces.push(
      bound.slice(end, index),
      <span key={index} className={/[ \p{L}]/u.test(part) ? 'inline-block forced-colors:inline' : 'whitespace-nowrap'}>
        {part}
      </span>,
    )
    end = index + part.length
  }
  return [...pieces, bound.slice(end)]
}
