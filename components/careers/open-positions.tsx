import { Section } from '@/components/layout/section'
import type { Job } from '@/lib/content/types'
import { JobDialog, type JobDialogProps } from './job-dialog'
import { JobList } from './job-list'
import { JobSelection } from './job-selection'

interface OpenPositionsProps extends Omit<JobDialogProps, 'job'> {
  jobs: readonly Job[]
  words: JobDialogProps['words'] & { listHeading: string; detailsLabel: string; emptyText: string }
}

/** The list of open jobs, and a dialog for each of them. */
export const OpenPositions = ({ jobs, words, ...dialog }: OpenPositionsProps) => (
  <Section id="open-positions" first>
    <h2>{words.listHeading}</h2>
    <div className="mt-10">
      {jobs.length > 0 ? (
        <JobSelection>
          <JobList jobs={jobs} detailsLabel={words.detailsLabel} />
          {jobs.map((job) => (
            <JobDialog key={job.id} job={job} words={words} {...dialog} />
          ))}
        </JobSelection>
      ) : (
        <p className="max-w-[40rem] text-lead text-ink-2">
          {words.emptyText}{' '}
          <a href={`mailto:${dialog.email}`} className="text-link">
            {dialog.email}
          </a>
        </p>
      )}
    </div>
  </Section>
)
