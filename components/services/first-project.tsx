import { Section, SectionHead } from '@/components/layout/section'
import type { Fields } from '@/lib/content/collections'
import { TitledList } from './service-section'

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
    <div className="mt-8 lg:mt-12">
      <TitledList label={copy.factorsLabel} items={copy.factors} />
    </div>
  </Section>
)
