import { Section, SectionHead } from '@/components/layout/section'
import { Figure } from '@/components/ui/figure'
import { Icon } from '@/components/ui/icon'
import type { Stat } from '@/lib/content/types'
import { routes } from '@/lib/routes'

interface StatsBandProps {
  copy: { heading: string; lead?: string; calculatorLabel: string }
  stats: readonly Stat[]
}

/** How a figure looks: a long one has more width and is smaller, a longer one has a line of its own. */
const lookOf = ({ length }: string) => {
  if (length > 6) return { size: 'l', fit: true, className: 'w-full max-sm:text-h2' } as const
  if (length > 4) return { size: 'm', className: 'sm:basis-[3.4em]' } as const
  return { size: 'l', className: '-ml-[0.03em] sm:basis-[2.1em] max-sm:text-h2' } as const
}

/** The agency's figures on the dark band, as large as the page allows, each with what it claims and what it rests on. */
export const StatsBand = ({ copy, stats }: StatsBandProps) => (
  <Section tone="deep">
    <SectionHead heading={copy.heading} className="[&_h2]:max-w-[12em]" />
    <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 sm:grid-cols-1 md:mt-14 lg:grid-cols-2 lg:gap-x-12">
      {stats.map(({ value, unit = '', description, icon, claim, outOf, basis }) => (
        <li
          key={description}
          data-reveal=""
          className="flex flex-wrap items-center gap-x-8 gap-y-3 border-t border-deep-rule py-5 max-sm:flex-col max-sm:flex-nowrap max-sm:items-start sm:py-7 lg:py-9 lg:last:odd:col-span-2"
        >
          <Figure value={value + unit} unitClass="text-deep-copper" {...lookOf(value + unit)} />
          <p className="min-w-0 grow max-sm:text-small sm:basis-48">
            {description}
            {claim && (
              <span className="mt-1 flex items-center gap-2.5 font-semibold">
                {icon && <Icon name={icon} size={20} className="shrink-0" />}
                {claim}
              </span>
            )}
            {outOf && <span className="mt-2 block text-small">{outOf}</span>}
            {basis && <span className="mt-2 block text-note text-balance text-deep-ink-2">{basis}</span>}
          </p>
        </li>
      ))}
    </ul>
    <a
      href={routes.roiCalculator.path}
      className="plain-link mt-2 inline-flex sm:mt-6 min-h-11 items-center font-semibold transition-colors hover:text-deep-line"
    >
      {copy.calculatorLabel}
    </a>
  </Section>
)
