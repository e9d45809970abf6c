import { Section } from '@/components/layout/section'
import type { Job } from '@/lib/content/types'
import { JobDialog, type JobDialogProps } from './job-dialog'
import { JobList } from './job-list'

interface OpenPositionsProps extends Omit<JobDialogProps, 'job'> {
  jobs: readonly Job[]
  copy: JobDialogProps['copy'] & { listHeading: string; detailsLabel: string; unlistedText: string; emptyText: string }
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
        <a href={`mailto:${dialog.email}`} className="text-link">
          {dialog.email}
        </a>
      </p>
    </div>
  </Section>
)
