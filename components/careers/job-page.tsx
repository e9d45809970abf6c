import { BackLink } from '@/components/ui/back-link'
import { Card } from '@/components/ui/card'
import { NoBreakText } from '@/components/ui/text'
import type { Job } from '@/lib/content/types'
import { jobPagePath, routes } from '@/lib/routes'
import { JobApplyButton, JobApplyNote, type JobApplyProps } from './job-apply'
import { JobSections } from './job-sections'
import { JobFacts, JobTitle } from './job-title'

interface JobPageProps extends JobApplyProps {
  /** False after the last day to apply. */
  open: boolean
  /** The other open jobs. */
  others: readonly Job[]
}

/** The page of one job: what its dialog has, to share and to print. */
export const JobPage = ({ job, copy, open, others, ...apply }: JobPageProps) => (
  <article className="wrap-anywhere">
    <header className="grid-lines relative">
      <div className="page-width pt-8 pb-12 md:pt-10 md:pb-16 print:pb-4">
        <BackLink href={routes.careers.path} label={copy.backLabel} />
        <h1 className="mt-8 text-h2 max-sm:text-title max-md:leading-tight md:mt-12 print:mt-0">
          <JobTitle title={job.title} />
        </h1>
        <div className="mt-6 grid grid-cols-1 gap-x-6 gap-y-8 lg:grid-cols-12 print:block">
          <p className="max-w-[42rem] font-display text-lead tracking-lead text-ink-2 lg:col-span-8">
            <NoBreakText text={job.preview} />
          </p>
          <JobFacts job={job} experience className="lg:col-span-4 lg:self-start print:mt-4" />
        </div>
        {!open && <ClosedNote text={copy.closedText} />}
      </div>
    </header>
    <div className="grid-lines relative border-t border-rule">
      <div className="page-width grid grid-cols-1 gap-x-6 gap-y-14 pt-12 pb-20 md:pt-16 md:pb-28 lg:grid-cols-12 print:block print:pt-4 print:pb-0">
        <div className="space-y-14 lg:col-span-8 lg:pr-8 print:space-y-6!">
          <JobSections job={job} copy={copy} level={2} />
        </div>
        <div className="space-y-12 lg:sticky lg:top-28 lg:col-span-4 lg:self-start print:mt-6">
          {open && (
            <Card look="flat" className="p-[min(1.5rem,7.5vw)] sm:p-8 print:border-0 print:p-0!">
              <div data-no-print className="mb-6 grid max-lg:hidden">
                <JobApplyButton job={job} copy={copy} {...apply} />
              </div>
              <JobApplyNote job={job} copy={copy} email={apply.email} />
            </Card>
          )}
          <OtherJobs heading={copy.othersHeading} jobs={others} />
        </div>
      </div>
    </div>
    {open && (
      // On wide screens the button is beside the text.
      <div
        data-no-print
        className="bottom-bar sticky bottom-0 z-20 border-t border-rule-2 bg-card short:static lg:hidden"
      >
        <div className="page-width grid py-3 sm:justify-start">
          <JobApplyButton job={job} copy={copy} {...apply} />
        </div>
      </div>
    )}
  </article>
)

const ClosedNote = ({ text }: { text: string }) => (
  <Card as="p" look="copper" corner="plate" className="mt-8 max-w-[42rem] p-6 font-semibold">
    {text}
  </Card>
)

const OtherJobs = ({ heading, jobs }: { heading: string; jobs: readonly Job[] }) =>
  jobs.length > 0 && (
    <section data-no-print>
      <h2 className="heading-plain border-b-[1.5px] border-ink pb-3 text-body">{heading}</h2>
      <ul>
        {jobs.map(({ id, title, location }) => (
          <li key={id} className="border-b border-rule">
            <a href={jobPagePath(id)} className="group block py-4">
              <span className="text-link text-balance *:underline *:underline-offset-4">
                <JobTitle title={title} />
              </span>
              <span className="mt-1 block text-small text-ink-2">{location}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
