import { ruledColumns } from '@/components/layout/columns'
import { Section, SectionHead } from '@/components/layout/section'
import type { Fields } from '@/lib/content/collections'

/** What a first project and the setup of a tool cost, as large as the page allows, and what moves a price. */
export const FirstProject = ({ copy }: { copy: Fields<'servicesPage'>['price'] }) => (
  <Section id="price" tone="stone">
    <SectionHead heading={copy.heading} lead={copy.lead} layout="below" />
    <p className="mt-10 border-t border-ink pt-6 font-display text-[clamp(3.25rem,9.4vw,8rem)] leading-none tracking-figure text-balance lg:mt-14 lg:pt-8">
      {copy.project}
    </p>
    <p className="mt-4 text-lead text-ink-2">{copy.projectText}</p>
    <div className="mt-6 border-t border-rule-2 pt-6 lg:grid lg:grid-cols-3 lg:items-baseline lg:gap-x-10">
      <p className="font-display text-figure-m tracking-figure lg:col-span-2">{copy.setup}</p>
      <p className="max-w-[34rem] text-balance text-ink-2 max-lg:mt-3">{copy.setupText}</p>
    </div>
    <h3 className="heading-plain mt-8 eyebrow lg:mt-12">{copy.factorsLabel}</h3>
    <ul className={`mt-4 border-t border-ink ${ruledColumns(copy.factors.length)} lg:grid`}>
      {copy.factors.map(({ title, text }) => (
        <li key={title} className="border-b border-rule-2 py-5 lg:border-b-0 lg:py-6">
          <h4 className="text-body leading-snug font-semibold">{title}</h4>
          <p className="mt-1.5 text-balance text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  </Section>
)
