import { SectionChain } from '@/components/drawings/section-chain'
import { LeadForm } from '@/components/embeds/lead-form'
import { Section, SectionHead } from '@/components/layout/section'
import { ButtonLink } from '@/components/ui/button'
import type { Site } from '@/lib/content/types'
import { routes } from '@/lib/routes'
import type { ServicesWords } from './words'

/** The lead form, and two places to look around first. */
export const ServicesContact = ({ words, site }: { words: ServicesWords; site: Site }) => (
  <Section id="contact" tone="stone" className="grid grid-cols-1 gap-x-6 gap-y-12 lg:grid-cols-12">
    <SectionChain />
    <div className="lg:col-span-5 lg:pr-6">
      <SectionHead {...words.contact} layout="below" />
      <p className="mt-12 text-small font-semibold">{words.contact.nextLabel}</p>
      <ul className="mt-4 max-w-[22rem] border-t border-rule-2">
        <li className="border-b border-rule py-3">
          <ButtonLink look="text" href={routes.roiCalculator.path}>
            {words.roiLabel}
          </ButtonLink>
        </li>
        <li className="border-b border-rule py-3">
          <ButtonLink look="text" href={routes.plan.path}>
            {words.planLabel}
          </ButtonLink>
        </li>
      </ul>
    </div>
    <div className="lg:col-span-7">
      <LeadForm site={site} />
    </div>
  </Section>
)
