import { SitePage } from '@/app/site-page'
import { LeadFormHead } from '@/components/contact/consultation'
import { LeadFormPlan } from '@/components/contact/lead-form-plan'
import { LeadForm } from '@/components/embeds/lead-form'
import { Section } from '@/components/layout/section'
import { BookingTeam } from '@/components/sections/booking-team'
import { page, planTools, roi, site, team } from '@/lib/build/content'
import { routes } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'

const leadFormPage = page('leadForm')
const planPage = page('plan')

const { seo, head, steps, stepsHeading, formHeading, plan, teamHeading } = leadFormPage
const estimate = { heading: roi.result.eyebrow, add: roi.estimateCard.add }
export const metadata = pageMetadata(seo, routes.leadForm, site.brand)

export default function LeadFormPage() {
  return (
    <SitePage path={routes.leadForm.path} name={head.heading}>
      <div data-enhance="lead-form-plan" data-prefill-field={site.leadForm.prefillField}>
        <LeadFormHead head={head} label={stepsHeading} steps={steps} />
        <Section first>
          <div className="grid grid-cols-1 gap-x-6 gap-y-14 lg:grid-cols-12">
            <div tabIndex={-1} className="outline-none lg:col-span-7">
              <LeadFormPlan copy={plan} plan={planPage} tools={planTools} estimate={estimate} site={site} />
              <LeadForm site={site} heading={formHeading} />
            </div>
            <div className="*:mt-0! lg:sticky lg:top-28 lg:col-span-4 lg:col-start-9 lg:self-start">
              <BookingTeam as="h2" heading={teamHeading} team={team} rows />
            </div>
          </div>
        </Section>
      </div>
    </SitePage>
  )
}
