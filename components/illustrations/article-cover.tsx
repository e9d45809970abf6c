import { Fragment } from 'react'
import { roughWidth } from '@/components/ui/balance-lines'
import type { Cover } from '@/lib/blog/cover'
import { Illustration } from './parts'

const onPaper = { ink: 'text-ink', rule: 'fill-rule-2', bar: 'fill-teal-line', most: 'fill-copper-line' }
const onDeep = { ink: 'text-deep-ink', rule: 'fill-deep-rule', bar: 'fill-deep-line', most: 'fill-deep-copper' }

const looks = [
  { ground: 'bg-teal-wash', ...onPaper },
  { ground: 'bg-deep', ...onDeep },
  { ground: 'bg-copper-wash', ...onPaper },
  { ground: 'bg-stone', ...onPaper },
] as const

interface ArticleCoverProps {
  /** The article's slug: the same slug always gives the same ground. */
  slug: string
  cover: Cover
  /** Whether only the room of the figure is left, for one that is drawn as shapes. */
  withoutText?: boolean
  className?: string
}

/** The size of a cover in its units, and the length of its longest bar. */
const [size, length] = [[640, 400], 544] as const

/** Left edge of the bars and the figure, and the line on which it stands. */
export const [left, baseline] = [48, 344]

/** The size of a cover's figure in its units: as large as its letters allow, also where a reader has set them wider (WCAG 1.4.12). */
export const figureSize = (figure: string): number =>
  Math.min(132, Math.floor(500 / (roughWidth(figure) + 0.15 * figure.length)))

/** An article's cover, 16 by 10: the bars of its chart, the marked one in copper, above its figure. */
export const ArticleCover = ({ slug, cover, withoutText, className = '' }: ArticleCoverProps) => {
  const { figure, bars, marked } = cover
  const look =
    looks[Array.from(slug).reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % looks.length] ?? looks[0]
  // Without a figure the bars have its room.
  const step = (figure ? 170 : 300) / bars.length
  const places = bars.map((bar, index) => ({
    y: 60 + index * step,
    width: Math.round(length * bar),
    isMarked: index === marked,
  }))
  return (
    <Illustration
      size={size}
      className={`w-full overflow-hidden rounded-plate print:border print:border-rule-2 print:bg-transparent ${look.ground} ${className}`}
    >
      {places.map(({ isMarked, ...place }) => (
        <Fragment key={place.y}>
          <rect className={look.rule} x={left} y={place.y} width={length} height="1.5" />
          <rect className={isMarked ? look.most : look.bar} x={left} {...place} height={Math.min(14, step / 2)} />
        </Fragment>
      ))}
      {figure && !withoutText && (
        <text
          className={`fill-current font-display tracking-figure ${look.ink}`}
          x={left}
          y={baseline}
          style={{ fontSize: figureSize(figure) }}
        >
          {figure}
        </text>
      )}
    </Illustration>
  )
}
