import { Bullet } from '@/components/ui/bullet'
import { Card } from '@/components/ui/card'
import type { Job } from '@/lib/content/types'
import { JobHeading, type SectionLevel } from './job-heading'

interface JobReasonsProps {
  heading: string
  reasons: NonNullable<Job['whyJoin']>
  level: SectionLevel
}

/** Reasons to join, for jobs that state some. */
export const JobReasons = ({ heading, reasons, level }: JobReasonsProps) => (
  <Card as="section" look="teal" className="break-inside-avoid p-[min(1.5rem,7.5vw)] sm:p-8 print:p-4!">
    <JobHeading level={level}>{heading}</JobHeading>
    <ul className="mt-4 space-y-2.5 *:text-balance">
      {reasons.map(({ text, color }) => (
        <Bullet key={text} mark="node" tone={color}>
          {text}
        </Bullet>
      ))}
    </ul>
  </Card>
)
