import type { ReactNode } from 'react'
import { Bullet } from '@/components/ui/bullet'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { NoBreakText } from '@/components/ui/text'
import type { Fields } from '@/lib/content/collections'
import type { Job } from '@/lib/content/types'

interface JobSectionsProps {
  job: Job
  copy: Pick<Fields<'careersPage'>, 'summaryHeading' | 'qualificationsHeading'>
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

/** Responsibilities in groups; the color of a group is that of its bullets. */
const JobResponsibilities = ({ job, level }: { job: Job; level: SectionLevel }) => (
  <section>
    <JobHeading level={level}>{job.responsibilitiesHeading}</JobHeading>
    <div className="mt-6 grid gap-x-12 gap-y-9 sm:grid-cols-2 print:gap-y-4!">
      {job.responsibilities.map(({ title, icon, color, items }) => (
        <div key={title} className="break-inside-avoid border-t border-rule-2 pt-5 print:pt-3!">
          <JobGroupHeading level={level} className="flex items-center gap-3">
            <Icon name={icon} size={24} className="shrink-0" />
            {title}
          </JobGroupHeading>
          <ul className="mt-3 space-y-2.5 text-small *:text-balance">
            {items.map((item) => (
              <Bullet key={item} tone={color}>
                <span>
                  <NoBreakText text={item} />
                </span>
              </Bullet>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </section>
)

interface JobQualificationsProps {
  heading: string
  columns: Job['qualifications']
  level: SectionLevel
}

/** Required qualifications in one or two columns. */
const JobQualifications = ({ heading, columns, level }: JobQualificationsProps) => (
  <section>
    <JobHeading level={level}>{heading}</JobHeading>
    <div className="mt-6 grid gap-x-12 gap-y-9 sm:grid-cols-2">
      {columns.map(({ title, items }) => (
        <div key={title} className="break-inside-avoid">
          <JobGroupHeading level={level} className="border-b-[1.5px] border-ink pb-3">
            {title}
          </JobGroupHeading>
          <ul className="text-small *:text-balance">
            {items.map((item) => (
              <li key={item} className="flex gap-3 border-b border-rule py-2.5">
                <Icon name="check" size={16} className="mt-1 shrink-0 text-teal" />
                <span>
                  <NoBreakText text={item} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </section>
)

interface JobReasonsProps {
  heading: string
  reasons: NonNullable<Job['whyJoin']>
  level: SectionLevel
}

/** Reasons to join, for jobs that state some. */
const JobReasons = ({ heading, reasons, level }: JobReasonsProps) => (
  <Card as="section" look="teal" className="break-inside-avoid p-[min(1.5rem,7.5vw)] sm:p-8 print:p-4!">
    <JobHeading level={level}>{heading}</JobHeading>
    <ul className="mt-4 space-y-2.5 *:text-balance">
      {reasons.map(({ text, color }) => (
        <Bullet key={text} tone={color}>
          {text}
        </Bullet>
      ))}
    </ul>
  </Card>
)

/** Level of a job's section headings: 2 on its page, 3 in its dialog, which has a title of its own. */
type SectionLevel = 2 | 3

interface JobHeadingProps {
  level: SectionLevel
  className?: string
  children: ReactNode
}

/** The heading of a section of a job. */
const JobHeading = ({ level, className = '', children }: JobHeadingProps) =>
  level === 2 ? (
    <h2 className={`text-h3 sm:text-title ${className}`}>{children}</h2>
  ) : (
    <h3 className={className || undefined}>{children}</h3>
  )

/** The heading of a group in a section of a job. */
const JobGroupHeading = ({ level, className = '', children }: JobHeadingProps) =>
  level === 2 ? (
    <h3 className={`heading-plain text-body ${className}`}>{children}</h3>
  ) : (
    <h4 className={`font-semibold ${className}`}>{children}</h4>
  )
