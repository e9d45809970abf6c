import { LeadForm } from '@/components/embeds/lead-form'
import { Section, SectionHead } from '@/components/layout/section'
import { ButtonLink } from '@/components/ui/button'
import type { Fields } from '@/lib/content/collections'
import type { Site } from '@/lib/content/types'
import { routes } from '@/lib/routes'

/** The lead form, and links to two other pages. */
export const ServicesContact = ({ copy, site }: { copy: Fields<'servicesPage'>; site: Site }) => (
  <Section id="contact" tone="stone" className="grid grid-cols-1 gap-x-6 gap-y-8 sm:gap-y-12 lg:grid-cols-12">
    <div className="grid gap-x-6 gap-y-6 sm:max-lg:grid-cols-[1fr_16rem] sm:max-lg:items-end lg:col-span-5 lg:content-start lg:pr-6">
      <SectionHead {...copy.contact} layout="below" />
      <div data-no-print>
        <p className="text-small font-semibold">{copy.contact.nextLabel}</p>
        <ul className="mt-2 max-w-[22rem] border-rule-2 max-sm:flex max-sm:gap-x-6 sm:mt-4 sm:border-t">
          <li className="border-rule sm:border-b sm:py-3">
            <ButtonLink look="text" href={routes.roiCalculator.path}>
              {copy.roiLabel}
            </ButtonLink>
          </li>
          <li className="border-rule sm:border-b sm:py-3">
            <ButtonLink look="text" href={routes.plan.path}>
              {copy.planLabel}
            </ButtonLink>
          </li>
        </ul>
      </div>
    </div>
    <div className="lg:col-span-7">
      <LeadForm site={site} />
    </div>
  </Section>
)
