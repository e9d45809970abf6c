import { splitMetric } from '@/lib/metric'

const sizes = {
  xl: '-ml-[0.03em] text-figure-l',
  l: 'text-figure',
  m: 'text-figure-m',
  s: 'text-figure-s',
  xs: 'text-h3',
  xxs: 'text-h3-s',
}

/** What follows a small number has to stay legible. */
const small: ReadonlySet<keyof typeof sizes | undefined> = new Set(['xs', 'xxs'])

interface FigureProps {
  /** A number with what follows it, such as "99%", "6 minutes" or "$450". */
  value: string
  /** Left out where the classes set a size that changes. */
  size?: keyof typeof sizes
  /** Classes of what follows the number, such as its color. */
  unitClass?: string
  className?: string
}

/** A number in the display face, with its unit smaller behind it. */
export const Figure = ({ value, size, unitClass = '', className = '' }: FigureProps) => {
  const { value: number, unit } = splitMetric(value)
  const word = /^[A-Za-z]{2}/.test(unit)
  return (
    <span
      data-figure=""
      className={`font-display tracking-figure forced-colors:leading-normal ${size ? sizes[size] : ''} ${className}`}
    >
      {number}
      {unit && (
        <span
          className={`${small.has(size) ? 'text-[0.75em]' : word ? 'text-[0.5em]' : 'text-[0.6em]'} tracking-title ${unitClass}`}
        >
          {word ? ` ${unit}` : unit}
        </span>
      )}
    </span>
  )
}
