import { JobRibs } from '@/components/illustrations/job-ribs'
import { SectionHead } from '@/components/layout/section'

interface CareersHeadProps {
  head: { eyebrow?: string; heading: string; lead: string }
  /** How many positions are open. */
  jobs: number
}

/** The top of the careers page, beside an arch with a rib for every open position. */
export const CareersHead = ({ head, jobs }: CareersHeadProps) => (
  <div className="grid-lines relative">
    <div className="page-width grid grid-cols-1 items-end gap-x-6 pt-14 short:pt-6 short:sm:grid-cols-12 tablet:grid-cols-12 lg:pt-20">
      <div className="pb-10 short:sm:col-span-7 tablet:col-span-7 lg:pb-18">
        <SectionHead {...head} level={1} layout="below" />
      </div>
      <div className="mx-auto w-full max-w-[21rem] sm:max-w-[26rem] short:sm:col-span-5 tablet:col-span-5 lg:mr-0 print:hidden">
        <JobRibs jobs={jobs} />
      </div>
    </div>
  </div>
)
