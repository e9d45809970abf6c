import { JobStones } from '@/components/illustrations/job-stones'
import { SectionHead } from '@/components/layout/section'
import { noBreakNames } from '@/lib/typography/no-break-names'

interface CareersHeadProps {
  head: { eyebrow?: string; heading: string; lead: string }
  /** The titles of the open jobs. */
  titles: readonly string[]
}

/** The top of the careers page, with an arch that has a gap for each open job. */
export const CareersHead = ({ head, titles }: CareersHeadProps) => (
  <div className="grid-lines relative overflow-x-clip">
    <div className="page-width pt-14 short:pt-6 sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-6 md:not-short:pt-20">
      <SectionHead {...head} heading={noBreakNames(head.heading)} level={1} className="sm:max-lg:pb-12" />
      <div data-no-print className="mt-10 sm:max-lg:mt-0 sm:max-lg:self-end lg:mt-14">
        <JobStones titles={titles} />
      </div>
    </div>
  </div>
)
