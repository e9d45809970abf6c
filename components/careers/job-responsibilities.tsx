import { Bullet } from '@/components/ui/bullet'
import { Icon } from '@/components/ui/icon'
import { NoBreakText } from '@/components/ui/no-break-text'
import type { Job } from '@/lib/content/types'
import { JobGroupHeading, JobHeading, type SectionLevel } from './job-heading'

/** Responsibilities in groups; the color of a group is that of its bullets. */
export const JobResponsibilities = ({ job, level }: { job: Job; level: SectionLevel }) => (
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
              <Bullet key={item} mark="node" tone={color}>
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
