import { NoBreakText } from '@/components/ui/no-break-text'
import type { Job } from '@/lib/content/types'
import { JobHeading, type SectionLevel } from './job-heading'
import { JobQualifications } from './job-qualifications'
import { JobReasons } from './job-reasons'
import { JobResponsibilities } from './job-responsibilities'

export interface JobSectionsCopy {
  summaryHeading: string
  qualificationsHeading: string
}

interface JobSectionsProps {
  job: Job
  copy: JobSectionsCopy
  level: SectionLevel
}

/** What a job is and asks for: the same in its dialog and on its page. */
export const JobSections = ({ job, copy, level }: JobSectionsProps) => (
  <>
    <section>
      <JobHeading level={level}>{copy.summaryHeading}</JobHeading>
      <div className="mt-4 max-w-[36rem] space-y-4">
        {job.summary.map((text) => (
          <p key={text}>
            <NoBreakText text={text} />
          </p>
        ))}
      </div>
    </section>
    <JobResponsibilities job={job} level={level} />
    <JobQualifications heading={copy.qualificationsHeading} columns={job.qualifications} level={level} />
    {job.whyJoin && job.whyJoinHeading && (
      <JobReasons heading={job.whyJoinHeading} reasons={job.whyJoin} level={level} />
    )}
  </>
)
