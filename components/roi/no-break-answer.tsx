import { wrapParts } from '@/components/ui/text'
import type { Said } from '@/lib/roi/options'
import { noBreakWords } from '@/lib/typography/no-break-words'

const parts = /\(?\d+–\d+\)?|\([^()–]{1,20}\)|([^\p{L}-]|^)\p{L}{1,2}-\p{L}{1,12}(?![\p{L}-])/gu

/**
 * A text whose ranges such as `(4–8)` never break across lines, and whose short brackets of several words and words such as
 * `E-commerce` break only where a line is too narrow for them. Screen readers say `spoken` in its place.
 */
export const NoBreakAnswer = ({ text, spoken = text }: Said) => {
  const shown = wrapParts(noBreakWords(text), parts, (part) =>
    /[ \p{L}]/u.test(part) ? 'inline-block forced-colors:inline' : 'whitespace-nowrap',
  )
  if (spoken === text) return shown
  return (
    <>
      <span className="sr-only">{spoken}</span>
      <span aria-hidden="true">{shown}</span>
    </>
  )
}
