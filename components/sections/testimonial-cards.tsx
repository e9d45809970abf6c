import { PersonPhoto } from '@/components/illustrations/portrait'
import { ResultWeek } from '@/components/illustrations/result-week'
import { Section, SectionHead } from '@/components/layout/section'
import { Bar } from '@/components/ui/bar'
import { ButtonLink } from '@/components/ui/button'
import { ExternalLink } from '@/components/ui/external-link'
import { Figure } from '@/components/ui/figure'
import { Icon } from '@/components/ui/icon'
import { Quote } from '@/components/ui/quote'
import { Scroller } from '@/components/ui/scroller'
import type { Testimonial } from '@/lib/content/types'
import { routes } from '@/lib/routes'
import { noBreakNames } from '@/lib/typography/no-break-names'

interface TestimonialCardsProps {
  copy: { heading: string; useCasesLabel: string }
  testimonials: readonly Testimonial[]
  newTabLabel: string
}

const shown = 3

/** The first three testimonials with their results: one across the page, the others below it. */
export const TestimonialCards = ({ copy, testimonials, newTabLabel }: TestimonialCardsProps) => (
  <Section id="case-studies">
    <SectionHead heading={copy.heading} />
    <Scroller label={copy.heading}>
      <ul className="mt-6 border-t border-ink lg:mt-14 lg:grid lg:grid-cols-2">
        {testimonials.slice(0, shown).map((testimonial, i) => {
          // Also one that would stand alone in its row.
          const size = i === 0 || testimonials.length === 2 ? 'l' : 's'
          const look = `border-rule py-6 sm:py-7 sm:max-lg:border-b max-lg:last:border-b-0 max-lg:last:pb-0 lg:py-12 ${cards[size].item}`
          return (
            <li key={testimonial.slug} data-reveal="" className={look}>
              <TestimonialCard testimonial={testimonial} newTabLabel={newTabLabel} size={size} />
            </li>
          )
        })}
      </ul>
    </Scroller>
    <ButtonLink look="text" large href={routes.useCases.path} className="sm:mt-6 lg:mt-10">
      {copy.useCasesLabel}
    </ButtonLink>
  </Section>
)

/** A link to a page of this site or of another one. */
const Reference = ({ label, href, newTabLabel }: { label: string; href: string; newTabLabel: string }) => {
  const look = 'text-link inline-flex min-h-11 items-center text-small'
  return href.startsWith('/') ? (
    <a href={href} className={look}>
      {label}
    </a>
  ) : (
    <ExternalLink href={href} newTabLabel={newTabLabel} className={look}>
      {label}
    </ExternalLink>
  )
}

const Author = ({
  name,
  role,
  company,
  picture,
  trade,
  reference,
  newTabLabel,
  className = '',
}: Testimonial & { newTabLabel: string; className?: string }) => (
  <figcaption className={`flex items-start gap-[min(1rem,4vw)] ${className}`}>
    {picture ? (
      <PersonPhoto picture={picture} size="s" />
    ) : (
      trade && <Icon name={trade} size={40} className="shrink-0" />
    )}
    <span className="min-w-0 wrap-anywhere">
      <span className="block font-semibold">{name}</span>
      <span className="block text-small text-ink-2">
        {role}, {noBreakNames(company)}
      </span>
      {reference && <Reference {...reference} newTabLabel={newTabLabel} />}
    </span>
  </figcaption>
)

/** l: the result across the page, and beside it what the client said; s: in a half of the page. */
const cards = {
  l: {
    item: 'lg:col-span-2 lg:not-last:border-b',
    card: 'gap-x-6 lg:grid lg:grid-cols-12 lg:grid-rows-[1fr_auto]',
    result: 'lg:col-span-7 lg:row-span-2',
    quote: { size: 'm', className: 'max-lg:mt-6 mb-6 lg:mb-8 lg:col-span-5 lg:self-end' },
    author: 'lg:col-span-5',
  },
  s: {
    item: 'lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:pb-0 lg:odd:border-l lg:odd:pl-12 lg:even:pr-12',
    card: 'gap-x-10 sm:grid sm:max-lg:grid-cols-2 sm:max-lg:grid-rows-[1fr_auto] lg:row-span-3 lg:grid-rows-subgrid',
    result: 'sm:max-lg:row-span-2',
    quote: { size: 's', className: 'mt-5 mb-6' },
    author: '',
  },
} as const

interface CardProps {
  testimonial: Testimonial
  newTabLabel: string
  size: keyof typeof cards
}

const TestimonialCard = ({ testimonial, newTabLabel, size }: CardProps) => (
  <figure className={cards[size].card}>
    <div className={cards[size].result}>
      <TestimonialResult testimonial={testimonial} size={size} />
      {testimonial.basis && <p className="mt-2 max-w-[36rem] text-note text-ink-2">{testimonial.basis}</p>}
      {testimonial.duration && <ResultDuration {...testimonial.duration} />}
      {testimonial.week && <ResultWeek {...testimonial.week} />}
    </div>
    <Quote {...cards[size].quote}>{testimonial.quote}</Quote>
    <Author {...testimonial} newTabLabel={newTabLabel} className={cards[size].author} />
  </figure>
)

/** A planned and an actual time, in true proportion. */
const ResultDuration = ({ planned, actual, plannedLabel, actualLabel }: NonNullable<Testimonial['duration']>) => {
  const most = Math.max(planned, actual)
  return (
    <div className="mt-6 max-w-100 text-small text-ink-2">
      <p>{plannedLabel}</p>
      <Bar amount={planned} most={most} />
      <p className="mt-1 font-semibold text-copper">{actualLabel}</p>
      <Bar amount={actual} most={most} point />
    </div>
  )
}

interface TestimonialResultProps {
  testimonial: Pick<Testimonial, 'result' | 'figure'>
  /** l: its text is above and below the figure; s: in one line with it. */
  size: 'l' | 's'
}

const looks = {
  l: { figure: 'xxl', line: 'text-lead *:block', after: 'mt-5' },
  s: { figure: 's', line: 'text-h3', after: '' },
} as const

/** A result as one sentence, its figure in large type: “Launch 40% faster”. A figure that is not in the sentence stands before it. */
const TestimonialResult = ({ testimonial: { result, figure }, size }: TestimonialResultProps) => {
  const look = looks[size]
  const number = figure ? figure.value + figure.unit : ''
  const [before = '', ...rest] = number && result.includes(number) ? result.split(number) : ['', result]
  const after = rest.join(number).trim()
  return (
    <p className={look.line}>
      {before && <span>{before}</span>}{' '}
      {number && <Figure value={number} size={look.figure} fit={size === 'l'} className="text-ink" />}{' '}
      {after && <span className={look.after}>{after}</span>}
    </p>
  )
}
