import type { PartName } from '@/components/enhancements/parts'
import { splitMetric } from '@/lib/text/metric'
import { roughWidth } from './balance-lines'

/** The size of a number, and of the sign or the word after it: sizes of the page's type too, in multiples of the number's. */
const sizes = {
  xxl: { number: '-ml-[0.03em] text-giant', sign: 'text-[0.6em]', word: 'text-[0.5em]' },
  l: { number: 'text-h1', sign: 'text-[0.622em]', word: 'text-[0.378em]' },
  m: { number: 'text-h2 leading-figure', sign: 'text-[0.607em]', word: 'text-[0.393em]' },
  s: { number: 'text-title leading-figure', sign: 'text-[0.647em]', word: 'text-[0.5em]' },
  xs: { number: 'text-h3', sign: 'text-[0.682em]', word: 'text-[0.682em]' },
}

/** Up to this width, in multiples of its size, a figure fits every place. */
const fitting = 2.4

/** The class of a figure that is as large as its place holds its widest part, which does not break; empty where that is narrow. */
const fitClass = (parts: readonly number[]): string => {
  const widest = Math.max(...parts) * 1.1
  return widest > fitting ? `fit-${Math.min(12, Math.ceil(widest))}` : ''
}

const widthsOf = (text: string) => text.split(/[\s-]/).map(roughWidth)

export interface FigureProps {
  /** A number with its unit, such as "99%", "6 minutes", or "$450". */
  value: string
  /** Omitted where `className` sets one. */
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
  const withUnit = [roughWidth(number) + roughWidth(unit) * 0.65]
  const words = [...widthsOf(number), ...widthsOf(unit).map((width) => width / 2)]
  const look = fit ? fitClass(unit && !word ? withUnit : words) : ''
  const shown = unit && (
    <>
      <span className="sr-only select-none">{value}</span>
      <span aria-hidden="true">
        {number}
        <span className={`${sizes[size ?? 's'][word ? 'word' : 'sign']} tracking-title ${unitClass}`}>
          {word ? ` ${unit}` : unit}
        </span>
      </span>
    </>
  )
  return (
    <span
      data-part={part}
      className={`font-display tracking-figure forced-colors:leading-normal ${size ? sizes[size].number : ''} ${look && '@container block'} ${className}`}
    >
      {look ? <span className={look}>{shown || number}</span> : shown || number}
    </span>
  )
}
