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
    <div className="page-width pt-14 short:pt-6 md:not-short:pt-20">
      <SectionHead {...head} heading={noBreakNames(head.heading)} level={1} />
      <div data-no-print className="mt-10 lg:mt-14">
        <JobStones titles={titles} />
      </div>
    </div>
  </div>
)
