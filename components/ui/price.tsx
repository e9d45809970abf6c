import { formatDollars } from '@/lib/text/money'
import { Figure, type FigureProps } from './figure'

interface PriceProps {
  /** The form of every price, with `{price}` in the place of the amount. */
  form: string
  amount: number
  size: 's' | 'xs'
  part?: FigureProps['part']
  className?: string
}

/** A price in its form, `{price} a month`, with the amount as a figure; the words around it look as the text where it stands. */
export const Price = ({ form, amount, size, part, className = '' }: PriceProps) => {
  const [before, after] = form.split('{price}')
  return (
    <>
      {before}
      {/* Not translated, since a translator that replaces the text node keeps React from updating a total. */}
      <span translate="no">
        <Figure
          value={formatDollars(amount)}
          size={size}
          part={part}
          className={`tabular-nums text-ink ${className}`}
        />
      </span>
      {after}
    </>
  )
}
