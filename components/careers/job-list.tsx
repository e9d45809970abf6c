import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button-class'
import { dialogCommand } from '@/components/ui/dialog-command'
import { Icon } from '@/components/ui/icon'
import { NoBreakText } from '@/components/ui/no-break-text'
import type { Job } from '@/lib/content/types'
import { JobTitle } from './job-title'

interface JobListProps {
  jobs: readonly Job[]
  detailsLabel: string
}

/** A card for each job, with the button that opens its dialog. */
export const JobList = ({ jobs, detailsLabel }: JobListProps) => (
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

interface JobFactsProps {
  job: Job
  experience?: boolean
  className?: string
}

/** Location, employment type, and the required experience where the job states one. */
export const JobFacts = ({ job, experience, className = '' }: JobFactsProps) => (
  <ul className={`flex flex-wrap items-center gap-x-7 gap-y-2 ${className}`}>
    {job.note && (
      <Badge as="li" look="status" className="text-small">
        {job.note}
      </Badge>
    )}
    <Badge as="li" icon={<Icon name="place" size={20} className="shrink-0" />}>
      {job.location}
    </Badge>
    <Badge as="li" icon={<Icon name="clock" size={20} className="shrink-0" />}>
      {job.type}
    </Badge>
    {experience && (
      <Badge as="li" icon={<Icon name="growth" size={20} className="shrink-0" />}>
        {job.experience}
      </Badge>
    )}
  </ul>
)
