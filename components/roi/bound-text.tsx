import { bindParts } from '@/lib/roi/bind-parts'

/**
 * An answer, a sentence with answers in it, or a sum, whose parts stay on one line: a range such as `(4–8)`, and where there is room
 * a short bracket of several words.
 */
export const BoundText = ({ text }: { text: string }) =>
  bindParts(text)
    .split(/(\(?\d+–\d+\)?|\([^()–]{1,20}\))/)
    .map((part, i) =>
      i % 2 === 0 ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same range can stand twice, and none moves
        <span key={i} className={part.includes(' ') ? 'inline-block forced-colors:inline' : 'whitespace-nowrap'}>
          {part}
        </span>
      ),
    )
