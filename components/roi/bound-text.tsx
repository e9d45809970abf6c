import { bindParts } from '@/lib/roi/bind-parts'

/** An answer, a sentence with answers in it, or a sum, whose parts stay on one line; a range such as `4–8` in its bracket too. */
export const BoundText = ({ text }: { text: string }) =>
  bindParts(text)
    .split(/(\(?\d+–\d+\)?)/)
    .map((part, i) =>
      i % 2 === 0 ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same range can stand twice, and none moves
        <span key={i} className="whitespace-nowrap">
          {part}
        </span>
      ),
    )
