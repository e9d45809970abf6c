import { Dialog, DialogBar, DialogFoot } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { jobPagePath } from '@/lib/routes'
import { JobApplyButton, JobApplyNote, type JobApplyProps } from './job-apply'
import { JobFacts } from './job-list'
import { JobSections, type JobSectionsCopy } from './job-sections'
import { JobTitle } from './job-title'

export interface JobDialogProps extends JobApplyProps {
  copy: JobApplyProps['copy'] & JobSectionsCopy & { pageLabel: string }
  closeLabel: string
}

/** All details of one job in a dialog. */
export const JobDialog = ({ job, copy, closeLabel, ...apply }: JobDialogProps) => (
  <Dialog id={job.id} labelledBy={`${job.id}-Title`} inPage>
    <DialogBar dialog={job.id} label={closeLabel} icon={<Icon name="close" size={20} />}>
      <h2 id={`${job.id}-Title`} className="text-h3-s wrap-anywhere sm:not-short:text-h3-l print:text-h3-l">
        <JobTitle title={job.title} />
      </h2>
    </DialogBar>
    <div className="space-y-12 wrap-anywhere px-[min(1.25rem,6.25vw)] pt-6 pb-8 sm:px-12 sm:pt-8 sm:pb-12 print:space-y-6! print:p-0!">
      <JobFacts job={job} experience className="break-after-avoid" />
      <JobSections job={job} copy={copy} level={3} />
      <JobApplyNote job={job} copy={copy} email={apply.email} />
      <p data-no-print className="mt-5! text-small">
        <a href={jobPagePath(job.id)} className="text-link">
          {copy.pageLabel}
        </a>
      </p>
    </div>
    <DialogFoot>
      <JobApplyButton job={job} copy={copy} {...apply} />
    </DialogFoot>
  </Dialog>
)
