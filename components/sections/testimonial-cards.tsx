import { TradeBadge } from '@/components/drawings/trade-badge'
import { Section } from '@/components/layout/section'
import { ButtonLink } from '@/components/ui/button'
import type { Testimonial } from '@/lib/content/types'
import { routes } from '@/lib/routes'
import { ResultChart } from './result-chart'

interface TestimonialCardsProps {
  id?: string
  words: { heading: string; useCasesLabel: string }
  testimonials: readonly Testimonial[]
}

/** What clients say and what came of it: the first one large, the others beside it. */
export const TestimonialCards = ({ id, words, testimonials }: TestimonialCardsProps) => (
  <Section id={id}>
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <h2>{words.heading}</h2>
      <ButtonLink look="text" large href={routes.useCases.path}>
        {words.useCasesLabel}
      </ButtonLink>
    </div>
    <ul className="mt-10 border-t border-ink lg:mt-14 lg:grid lg:grid-cols-12 lg:grid-rows-2">
      {testimonials.map((testimonial, i) => (
        <li
          key={testimonial.slug}
          data-reveal=""
          suppressHydrationWarning
          className={`border-rule py-9 max-lg:border-b max-lg:last:border-b-0 max-lg:last:pb-0 ${i === 0 ? 'lg:col-span-7 lg:row-span-2 lg:border-r lg:py-12 lg:pr-16 lg:pb-0' : 'lg:col-span-5 lg:pl-10 lg:last:border-t lg:last:pb-0'}`}
        >
          {i === 0 ? <LargeCard testimonial={testimonial} /> : <SmallCard testimonial={testimonial} />}
        </li>
      ))}
    </ul>
  </Section>
)

const Figure = ({ figure, className }: { figure: Testimonial['figure']; className: string }) => (
  <p aria-hidden="true" className={`font-display font-display tracking-[-0.045em] tabular-nums ${className}`}>
    {figure.value}
    <span className="text-[0.55em]">{figure.unit}</span>
  </p>
)

const Author = ({ name, role, company, trade }: Testimonial) => (
  <figcaption className="flex items-center gap-4">
    <TradeBadge icon={trade} />
    <span>
      <span className="block font-semibold">{name}</span>
      <span className="block text-small text-ink-2">
        {role}, {company}
      </span>
    </span>
  </figcaption>
)

const LargeCard = ({ testimonial }: { testimonial: Testimonial }) => (
  <figure className="flex h-full flex-col">
    <Figure figure={testimonial.figure} className="text-[clamp(5rem,3.5rem+6vw,9rem)] leading-[0.9]" />
    <p className="mt-4 text-lead">{testimonial.result}</p>
    <div className="mt-8 lg:mt-12">
      <ResultChart chart={testimonial.chart} />
    </div>
    <blockquote className="mt-8 mb-8 font-display text-[clamp(1.75rem,1.4rem+1.2vw,2.5rem)] leading-[1.2] font-display tracking-[-0.03em] text-pretty lg:mt-auto lg:pt-10">
      “{testimonial.quote}”
    </blockquote>
    <Author {...testimonial} />
  </figure>
)

const SmallCard = ({ testimonial }: { testimonial: Testimonial }) => (
  <figure className="items-end gap-x-10 sm:max-lg:grid sm:max-lg:grid-cols-2">
    <div>
      <div className="flex items-end gap-5">
        <Figure figure={testimonial.figure} className="text-figure leading-none" />
        <p className="max-w-[14rem] pb-1 text-small text-ink-2">{testimonial.result}</p>
      </div>
      <div className="mt-6 max-w-100">
        <ResultChart chart={testimonial.chart} />
      </div>
    </div>
    <div>
      <blockquote className="mt-5 mb-6 font-display text-[1.3125rem] leading-[1.4] tracking-[-0.015em] text-pretty">
        “{testimonial.quote}”
      </blockquote>
      <Author {...testimonial} />
    </div>
  </figure>
)
