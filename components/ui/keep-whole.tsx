import type { ReactNode } from 'react'

/**
 * Keeps parts of a text on one line.
 * @param parts Matches them, in one group of parentheses.
 */
export const keepWhole = (text: string, parts: RegExp): ReactNode =>
  text.split(parts).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
