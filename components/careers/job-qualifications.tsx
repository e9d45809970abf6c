import { Icon } from '@/components/ui/icon'
import { NoBreakText } from '@/components/ui/no-break-text'
import type { Job } from '@/lib/content/types'
import { JobGroupHeading, JobHeading, type SectionLevel } from './job-heading'

interface JobQualificationsProps {
  heading: string
  columns: Job['qualifications']
  level: SectionLevel
}

/** Required qualifications in one or two columns. */
export const JobQualifications = ({ heading, columns, level }: JobQualificationsProps) => (
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
