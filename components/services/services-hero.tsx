import { SectionHead } from '@/components/layout/section'
import { ButtonLink } from '@/components/ui/button'
import { NoBreakText } from '@/components/ui/no-break-text'
import { routes } from '@/lib/routes'
import type { ServicesCopy } from './copy'

/** The top of the services page: the offer and the calls to action. The overview below has the illustration. */
export const ServicesHero = ({ copy: { head, getStartedLabel, planLabel } }: { copy: ServicesCopy }) => (
  <div className="grid-lines relative">
    <div className="page-width grid grid-cols-1 gap-x-6 gap-y-6 pt-14 pb-10 short:pt-6 md:not-short:pt-20 lg:grid-cols-12 lg:items-end lg:pb-12">
      <SectionHead
        eyebrow={head.eyebrow}
        heading={head.heading}
        level={1}
        className="max-lg:max-w-[42rem] lg:col-span-7"
      />
      <div className="lg:col-span-5 lg:pl-8">
        <p className="max-w-[36rem] text-lead text-ink-2">
          <NoBreakText text={head.lead} />
        </p>
        <div data-no-print className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4 short:mt-4">
          <ButtonLink large href={routes.leadForm.path}>
            {getStartedLabel}
          </ButtonLink>
          <ButtonLink look="text" href={routes.plan.path}>
            {planLabel}
          </ButtonLink>
        </div>
      </div>
    </div>
  </div>
)
