import { Divider } from '@/components/illustrations/divider'
import { Dialog, DialogBar } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { noBreakWords } from '@/lib/typography/no-break-words'
import { JobApply, type JobApplyProps } from './job-apply'
import { JobFacts } from './job-list'
import { JobQualifications } from './job-qualifications'
import { JobReasons } from './job-reasons'
import { JobResponsibilities } from './job-responsibilities'
import { JobTitle } from './job-title'

export interface JobDialogProps extends JobApplyProps {
  copy: JobApplyProps['copy'] & { summaryHeading: string; qualificationsHeading: string }
  closeLabel: string
}

/** All details of one job in a dialog. */
export const JobDialog = ({ job, copy, closeLabel, ...apply }: JobDialogProps) => (
  <Dialog id={job.id} labelledBy={`${job.id}-title`} inPage>
    <DialogBar dialog={job.id} label={closeLabel} icon={<Icon name="close" size={20} />} />
    <div className="space-y-12 wrap-anywhere px-[min(1.25rem,6.25vw)] pt-7 pb-8 sm:px-12 sm:pt-14 sm:pb-12 print:space-y-6! print:p-0!">
      <header className="space-y-5">
        <h2 id={`${job.id}-title`} className="text-h3-l sm:text-h2-s">
          <JobTitle title={job.title} />
        </h2>
        <JobFacts job={job} experience />
        <Divider />
      </header>
      <section>
        <h3>{copy.summaryHeading}</h3>
        <div className="mt-4 max-w-[42rem] space-y-4">
          {job.summary.map((text) => (
            <p key={text}>{noBreakWords(text)}</p>
          ))}
        </div>
      </section>
      <JobResponsibilities job={job} />
      <JobQualifications heading={copy.qualificationsHeading} columns={job.qualifications} />
      {job.whyJoin && job.whyJoinHeading && <JobReasons heading={job.whyJoinHeading} reasons={job.whyJoin} />}
      <JobApply job={job} copy={copy} {...apply} />
    </div>
  </Dialog>
)
