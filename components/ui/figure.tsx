import type { PartName } from '@/components/enhancements/parts'
import { splitMetric } from '@/lib/text/metric'

const sizes = {
  xxl: '-ml-[0.03em] text-figure-xl',
  xl: '-ml-[0.03em] text-figure-l',
  l: 'text-figure',
  m: 'text-figure-m',
  s: 'text-figure-s',
  xs: 'text-h3',
  xxs: 'text-h3-s',
}

/** Larger unit, so that it stays legible after a small number. */
const small: ReadonlySet<keyof typeof sizes | undefined> = new Set(['xs', 'xxs'])

export interface FigureProps {
  /** A number with its unit, such as "99%", "6 minutes", or "$450". */
  value: string
  /** Omitted where `className` sets a responsive size. */
  size?: keyof typeof sizes
  /** Classes of the unit, such as its color. */
  unitClass?: string
  /** The name by which a script finds the number. */
  part?: PartName
  className?: string
}

/** A number in the display face, followed by its unit in a smaller size. It is heard as one text: else “80” and “%” would be two. */
export const Figure = ({ value, size, unitClass = '', part, className = '' }: FigureProps) => {
  const { value: number, unit } = splitMetric(value)
  const word = /^[A-Za-z]{2}/.test(unit)
  const usual = word ? 'text-[0.5em]' : 'text-[0.6em]'
  const shown = unit && (
    <>
      <span className="sr-only select-none">{value}</span>
      <span aria-hidden="true">
        {number}
        <span className={`${small.has(size) ? 'text-[0.75em]' : usual} tracking-title ${unitClass}`}>
          {word ? ` ${unit}` : unit}
        </span>
      </span>
    </>
  )
  return (
    <span
      data-part={part}
      className={`font-display tracking-figure forced-colors:leading-normal ${size ? sizes[size] : ''} ${className}`}
    >
      {shown || number}
    </span>
  )
}
