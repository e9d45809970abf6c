import { ProcessArchHalf } from '@/components/drawings/process-arch-half'
import { SectionHead } from '@/components/layout/section'

interface CareersHeadProps {
  eyebrow?: string
  heading: string
  lead: string
}

/** The top of the careers page, beside an arch that waits for its keystone. */
export const CareersHead = ({ eyebrow, heading, lead }: CareersHeadProps) => (
  <div className="grid-lines relative overflow-hidden">
    <div className="page-width grid grid-cols-1 items-end gap-x-6 pt-14 short:pt-6 short:sm:grid-cols-12 lg:grid-cols-12 lg:pt-20">
      <div className="pb-10 short:sm:col-span-7 lg:col-span-7 lg:pb-18">
        <SectionHead eyebrow={eyebrow} heading={heading} lead={lead} level={1} layout="below" />
      </div>
      <div className="mx-auto w-full max-w-[17rem] sm:max-w-[25rem] short:sm:col-span-5 lg:col-span-5 print:hidden">
        {/* The ground of the drawing, 40 of its 360 units above its edge, lies on the section's line. */}
        <div className="-mb-[10.9%]">
          <ProcessArchHalf wide />
        </div>
      </div>
    </div>
  </div>
)
