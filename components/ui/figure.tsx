import type { PartName } from '@/components/enhancements/parts'
import { splitMetric } from '@/lib/text/metric'
import { roughWidth } from './balance-lines'

const sizes = {
  xxl: '-ml-[0.03em] text-figure-xl',
  m: 'text-figure-m',
  s: 'text-figure-s',
  xs: 'text-h3',
  xxs: 'text-h3-s',
}

/** Up to this width, in multiples of its size, a figure fits every place. */
const fitting = 2.4

/** The class of a figure that is as large as its place holds its widest part, which does not break; empty where that is narrow. */
const fitClass = (parts: readonly number[]): string => {
  const widest = Math.max(...parts) * 1.1
  return widest > fitting ? `fit-${Math.min(12, Math.ceil(widest))}` : ''
}

const widthsOf = (text: string) => text.split(/[\s-]/).map(roughWidth)

/** Larger unit, so that it stays legible after a small number. */
const small: ReadonlySet<keyof typeof sizes | undefined> = new Set(['xs', 'xxs'])

export interface FigureProps {
  /** A number with its unit, such as "99%", "6 minutes", or "$450". */
  value: string
  /** Omitted where `className` sets a responsive size. */
  size?: keyof typeof sizes
  /** Classes of the unit, such as its color. */
  unitClass?: string
  /** Smaller in a narrow place, where it has a line of its own. */
  fit?: boolean
  /** The name by which a script finds the number. */
  part?: PartName
  className?: string
}

/** A number in the display face, followed by its unit in a smaller size. It is heard as one text: else “80” and “%” would be two. */
export const Figure = ({ value, size, unitClass = '', fit, part, className = '' }: FigureProps) => {
  const { value: number, unit } = splitMetric(value)
  const word = /^[A-Za-z]{2}/.test(unit)
  const usual = word ? 'text-[0.5em]' : 'text-[0.6em]'
  const withUnit = [roughWidth(number) + roughWidth(unit) * 0.6]
  const words = [...widthsOf(number), ...widthsOf(unit).map((width) => width / 2)]
  const look = fit ? fitClass(unit && !word ? withUnit : words) : ''
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
      className={`font-display tracking-figure forced-colors:leading-normal ${size ? sizes[size] : ''} ${look && '@container block'} ${className}`}
    >
      {look ? <span className={look}>{shown || number}</span> : shown || number}
    </span>
  )
}
