import type { ComponentProps, ReactNode } from 'react'
import { SpriteSymbol } from '@/components/sprite/sprite-symbol'
import { path, sag } from '@/lib/catenary'
import { Icon } from './icon'

export const faqGlyph = (
  <>
    <path className="stroke-teal-line" strokeWidth="1.9" d={path(sag(2, 32, 4, 13), 2)} />
    <circle className="fill-copper-line" cx="17" cy="17" r="2.8" />
  </>
)

/** A hanging chain while the answer is closed, an arch while it is open; the style sheet turns it. */
const FaqGlyph = () => (
  <svg aria-hidden="true" viewBox="0 0 34 22" width="34" height="22" className="illustration shrink-0">
    <g className="faq-glyph">
      <SpriteSymbol name="faq-glyph" />
    </g>
  </svg>
)

const looks = {
  row: 'flex justify-between gap-[min(1.5rem,7.5vw)]',
  inline: 'inline-flex gap-2 text-small',
}

interface AccordionProps extends Omit<ComponentProps<'details'>, 'title' | 'open'> {
  title: string
  /** Renders the title as a heading of this level, such as a question of the FAQ. */
  level?: 2 | 3 | 4
  /** row: as wide as its column, with the icon at the end; inline: a short text directly followed by the icon. */
  look?: keyof typeof looks
  /** Icon that shows the state; the style sheet turns it. */
  sign?: ReactNode
}

/** Text that opens below its title: native `<details>`, so each opens independently, without a script, and by its address. */
export const Accordion = ({ title, level, look = 'row', sign, className = '', children, ...props }: AccordionProps) => {
  const Heading = level && (`h${level}` as const)
  return (
    <details className={`group ${className}`} {...props}>
      <summary
        className={`items-center transition-colors hover:text-teal [&::-webkit-details-marker]:hidden ${looks[look]} ${Heading ? 'min-h-16 py-4' : 'min-h-12 font-semibold'}`}
      >
        {Heading ? <Heading className="text-h4 sm:text-h3-s">{title}</Heading> : title}
        {sign ?? signs[look]}
      </summary>
      {children}
    </details>
  )
}

const signs = {
  row: <FaqGlyph />,
  inline: (
    <span className="transition-transform group-open:rotate-180">
      <Icon name="chevron" size={16} />
    </span>
  ),
}
