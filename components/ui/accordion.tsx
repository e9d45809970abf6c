import type { ComponentProps } from 'react'
import { Icon } from './icon'

const looks = {
  row: 'flex justify-between gap-[min(1.5rem,7.5vw)]',
  inline: 'inline-flex gap-2 text-small',
}

interface AccordionProps extends Omit<ComponentProps<'details'>, 'title'> {
  title: string
  /** Renders the title as a heading of this level, such as a question of the FAQ. */
  level?: 2 | 3 | 4
  /** row: as wide as its column, with the icon at the end; inline: a short text directly followed by the icon. */
  look?: keyof typeof looks
}

/** Text that opens below its title: native `<details>`, so each opens independently, without a script, and by its address. */
export const Accordion = ({ title, level, look = 'row', className = '', children, ...props }: AccordionProps) => {
  const Heading = level && (`h${level}` as const)
  const size = look === 'row' ? 20 : 16
  return (
    <details className={`group ${className}`} {...props}>
      <summary
        className={`items-center transition-colors hover:text-teal [&::-webkit-details-marker]:hidden ${looks[look]} ${Heading ? 'min-h-16 py-4' : 'min-h-12 font-semibold'}`}
      >
        {Heading ? <Heading className="text-h3">{title}</Heading> : title}
        <Icon name="plus" size={size} className="shrink-0 group-open:hidden" />
        <Icon name="minus" size={size} className="hidden shrink-0 group-open:block" />
      </summary>
      {children}
    </details>
  )
}
