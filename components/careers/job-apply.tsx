import { ExternalButton } from '@/components/ui/button'
import { EmailText } from '@/components/ui/email-text'
import { applicationLink } from '@/lib/careers/application-link'
import type { Job } from '@/lib/content/types'
import { formatDay } from '@/lib/dates'

export interface JobApplyProps {
  job: Job
  copy: { applyLabel: string; applyNote: string; postedLabel: string; untilLabel: string }
  email: string
  newTabLabel: string
}

/** How to apply: a link to a mail draft, the address as text, and the dates. */
export const JobApply = ({ job, copy, email, newTabLabel }: JobApplyProps) => (
  <footer className="break-inside-avoid border-t-[1.5px] border-ink pt-8 print:pt-4!">
    <ExternalButton
      large
      href={applicationLink(email, job.title)}
      newTabLabel={newTabLabel}
      className="max-sm:w-full print:hidden"
    >
      {copy.applyLabel}
    </ExternalButton>
    <p className="mt-5 text-balance">
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
  </footer>
)
