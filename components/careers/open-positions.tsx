import { Section } from '@/components/layout/section'
import { buttonClass } from '@/components/ui/button-class'
import { Dialog, DialogBar, DialogFoot, dialogCommand } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { NoBreakText } from '@/components/ui/text'
import type { Job } from '@/lib/content/types'
import { jobPagePath } from '@/lib/routes'
import { JobApplyButton, JobApplyNote, type JobApplyProps } from './job-apply'
import { JobSections } from './job-sections'
import { JobFacts, JobTitle } from './job-title'

interface OpenPositionsProps extends Omit<JobDialogProps, 'job'> {
  jobs: readonly Job[]
}

/** The list of open jobs, and a dialog for each of them. */
export const OpenPositions = ({ jobs, copy, ...dialog }: OpenPositionsProps) => (
  <Section id="open-positions" first>
    <h2>{copy.listHeading}</h2>
    <div className="mt-10">
      {jobs.length > 0 && (
        <div data-enhance="job-dialogs" className="mb-10">
          <JobList jobs={jobs} detailsLabel={copy.detailsLabel} />
          {jobs.map((job) => (
            <JobDialog key={job.id} job={job} copy={copy} {...dialog} />
          ))}
        </div>
      )}
      <p className="max-w-[40rem] text-lead text-ink-2">
        {jobs.length > 0 ? copy.unlistedText : copy.emptyText}{' '}
        <a href={`mailto:${dialog.email}`} data-event="Mail link" className="text-link">
          {dialog.email}
        </a>
      </p>
    </div>
  </Section>
)

interface JobDialogProps extends JobApplyProps {
  closeLabel: string
}

/** All details of one job in a dialog. */
const JobDialog = ({ job, copy, closeLabel, ...apply }: JobDialogProps) => (
  <Dialog id={job.id} labelledBy={`${job.id}-Title`} inPage>
    {job.oldSlugs?.map((slug) => (
      <span key={slug} id={slug} />
    ))}
    <DialogBar dialog={job.id} label={closeLabel} icon={<Icon name="close" size={20} />}>
      <h2 id={`${job.id}-Title`} className="text-h3 wrap-anywhere sm:not-short:text-title print:text-title">
        <JobTitle title={job.title} />
      </h2>
    </DialogBar>
    <div className="space-y-12 wrap-anywhere px-[min(1.25rem,6.25vw)] pt-6 pb-8 sm:px-12 sm:pt-8 sm:pb-12 print:space-y-6! print:p-0!">
      <JobFacts job={job} experience className="break-after-avoid" />
      <JobSections job={job} copy={copy} level={3} />
    </div>
    <DialogFoot>
      <JobApplyButton job={job} copy={copy} {...apply} />
    </DialogFoot>
    <div className="wrap-anywhere px-[min(1.25rem,6.25vw)] pt-4 pb-8 sm:px-12 sm:pb-12 print:p-0!">
      <JobApplyNote job={job} copy={copy} email={apply.email} />
      <p data-no-print className="mt-5 text-small">
        <a href={jobPagePath(job.id)} className="text-link">
          {copy.pageLabel}
        </a>
      </p>
    </div>
  </Dialog>
)

interface JobListProps {
  jobs: readonly Job[]
  detailsLabel: string
}

/** A card for each job, with the button that opens its dialog. */
const JobList = ({ jobs, detailsLabel }: JobListProps) => (
  <ul data-job-list className="border-t-[1.5px] border-ink wrap-anywhere">
    {jobs.map((job) => (
      <li
        key={job.id}
        className="grid gap-y-6 border-b border-rule py-8 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-x-8 md:py-10 lg:gap-x-12"
      >
        <div className="min-w-0">
          <h3>
            <JobTitle title={job.title} />
          </h3>
          <p className="mt-2 max-w-[38rem] text-balance text-ink-2">
            <NoBreakText text={job.preview} />
          </p>
          <JobFacts job={job} className="mt-4" />
        </div>
        <button
          type="button"
          {...dialogCommand(job.id, 'show-modal')}
          aria-haspopup="dialog"
          className={buttonClass({ look: 'outline', className: 'max-sm:w-full print:hidden' })}
        >
          {detailsLabel}
          <span className="sr-only">{job.title}</span>
        </button>
      </li>
    ))}
  </ul>
)
