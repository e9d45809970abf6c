import { ExternalButton } from '@/components/ui/button'
import { EmailText } from '@/components/ui/text'
import { applicationLink } from '@/lib/careers/job-page'
import type { Fields } from '@/lib/content/collections'
import type { Job } from '@/lib/content/types'
import { formatDay } from '@/lib/text/dates'

export interface JobApplyProps {
  job: Job
  copy: Omit<Fields<'careersPage'>, 'seo' | 'head'>
  email: string
  newTabLabel: string
}

/** The link to a mail draft. */
export const JobApplyButton = ({ job, copy, email, newTabLabel }: JobApplyProps) => (
  <ExternalButton
    data-event="Application started"
    href={applicationLink(email, job.title)}
    newTabLabel={newTabLabel}
    className="max-sm:w-full"
  >
    {copy.applyLabel}
  </ExternalButton>
)

/** What to send, the address as text, and the dates. */
export const JobApplyNote = ({ job, copy, email }: Omit<JobApplyProps, 'newTabLabel'>) => (
  <div className="break-inside-avoid print:border-t print:pt-4">
    <p className="text-balance">
      {copy.applyNote}{' '}
      <span className="font-semibold select-all">
        <EmailText address={email} />
      </span>
      .
    </p>
    <p className="mt-2 text-small text-ink-2">
      {copy.postedLabel} <time dateTime={job.posted}>{formatDay(job.posted)}</time>
      {job.validThrough && (
        <>
          {'. '}
          {copy.untilLabel} <time dateTime={job.validThrough}>{formatDay(job.validThrough)}</time>
        </>
      )}
    </p>
  </div>
)
