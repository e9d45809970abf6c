import { PersonPhoto } from '@/components/illustrations/portrait'
import { ResultArches } from '@/components/illustrations/result-arches'
import { ResultDrop } from '@/components/illustrations/result-drop'
import { ResultWeek } from '@/components/illustrations/result-week'
import { TradeBadge } from '@/components/illustrations/trade-badge'
import { Section, SectionHead } from '@/components/layout/section'
import { ButtonLink } from '@/components/ui/button'
import { Figure } from '@/components/ui/figure'
import { Quote } from '@/components/ui/quote'
import type { Testimonial } from '@/lib/content/types'
import { routes } from '@/lib/routes'
import { noBreakNames } from '@/lib/typography/no-break-names'

interface TestimonialCardsProps {
  copy: { heading: string; useCasesLabel: string }
  testimonials: readonly Testimonial[]
}

const shown = 3

/** The first three testimonials with their results: one large, the others beside it. */
export const TestimonialCards = ({ copy, testimonials }: TestimonialCardsProps) => (
  <Section id="case-studies">
    <SectionHead
      heading={copy.heading}
      links={
        <ButtonLink look="text" large href={routes.useCases.path}>
          {copy.useCasesLabel}
        </ButtonLink>
      }
    />
    <ul className="mt-10 border-t border-ink lg:mt-14 lg:grid lg:grid-cols-12 lg:grid-rows-2">
      {testimonials.slice(0, shown).map((testimonial, i) => (
        <li
          key={testimonial.slug}
          data-reveal=""
          className={`border-rule py-9 max-lg:border-b max-lg:last:border-b-0 max-lg:last:pb-0 ${i === 0 ? `lg:row-span-2 lg:py-12 lg:pb-0 ${testimonials.length > 1 ? 'lg:col-span-7 lg:border-r lg:pr-16' : 'lg:col-span-12'}` : `lg:col-span-5 lg:pl-10 lg:last:pb-0 ${i > 1 ? 'lg:border-t' : ''}`}`}
        >
          {i === 0 ? <LargeCard testimonial={testimonial} /> : <SmallCard testimonial={testimonial} />}
        </li>
      ))}
    </ul>
  </Section>
)

/** What the result rests on. */
const Basis = ({ text }: { text?: string }) => text && <p className="mt-2 max-w-[36rem] text-note text-ink-2">{text}</p>

const Author = ({ name, role, company, picture, trade }: Testimonial) => (
  <figcaption className="flex items-center gap-[min(1rem,4vw)]">
    {picture ? <PersonPhoto picture={picture} size="s" /> : trade && <TradeBadge icon={trade} />}
    <span className="min-w-0">
      <span className="block font-semibold">{name}</span>
      <span className="block text-small text-ink-2">
        {role}, {noBreakNames(company)}
      </span>
    </span>
  </figcaption>
)

const LargeCard = ({ testimonial }: { testimonial: Testimonial }) => (
  <figure className="flex h-full flex-col">
    <TestimonialResult testimonial={testimonial} size="l" />
    <Basis text={testimonial.basis} />
    {testimonial.chart && (
      <div className="mt-8 lg:my-auto lg:pt-10">
        <ResultChart chart={testimonial.chart} />
      </div>
    )}
    <Quote size="l" className="my-8">
      {testimonial.quote}
    </Quote>
    <Author {...testimonial} />
  </figure>
)

const SmallCard = ({ testimonial }: { testimonial: Testimonial }) => (
  <figure className="items-end gap-x-10 sm:max-lg:grid sm:grid-cols-2 sm:grid-rows-[1fr_auto]">
    <div className="sm:max-lg:row-span-2">
      <TestimonialResult testimonial={testimonial} size="s" />
      <Basis text={testimonial.basis} />
      {testimonial.chart && (
        <div className="mt-6 max-w-100">
          <ResultChart chart={testimonial.chart} />
        </div>
      )}
    </div>
    <Quote size="s" className="mt-5 mb-6">
      {testimonial.quote}
    </Quote>
    <Author {...testimonial} />
  </figure>
)

/** The illustration of a testimonial's result, in true proportion where its numbers allow. */
const ResultChart = ({ chart }: { chart: NonNullable<Testimonial['chart']> }) => {
  switch (chart.kind) {
    case 'decline':
      return <ResultDrop from={chart.from} to={chart.to} note={chart.note} />
    case 'duration':
      return <ResultArches {...chart} />
    case 'week':
      return <ResultWeek saved={chart.hours} days={chart.days} note={chart.caption} />
  }
}

interface TestimonialResultProps {
  testimonial: Pick<Testimonial, 'result' | 'figure'>
  /** l: its text is above and below the figure; s: beside it. */
  size: 'l' | 's'
}

const looks = {
  l: { figure: 'xl', line: 'text-lead', text: 'block', after: 'mt-4 block' },
  s: {
    figure: 'l',
    line: 'text-small text-ink-2 flex flex-wrap items-end gap-x-5',
    text: 'block',
    after: 'max-w-[14rem] pb-1',
  },
} as const

/** A result as one sentence, its figure in large type: “Launch 40% faster”. A figure that is not in the sentence stands before it. */
const TestimonialResult = ({ testimonial: { result, figure }, size }: TestimonialResultProps) => {
  const look = looks[size]
  const number = figure ? figure.value + figure.unit : ''
  const [before = '', ...rest] = number && result.includes(number) ? result.split(number) : ['', result]
  const after = rest.join(number).trim()
  return (
    <p className={look.line}>
      {number && (
        <span className="block">
          {before && <span className={look.text}>{before}</span>}
          <Figure value={number} size={look.figure} className="block text-ink" />{' '}
        </span>
      )}
      {after && <span className={look.after}>{after}</span>}
    </p>
  )
}
