import { Bullet } from '@/components/ui/bullet'
import { Card } from '@/components/ui/card'
import type { Job } from '@/lib/content/types'

interface JobReasonsProps {
  heading: string
  reasons: NonNullable<Job['whyJoin']>
}

/** Reasons to join, for jobs that state some. */
export const JobReasons = ({ heading, reasons }: JobReasonsProps) => (
  <Card as="section" look="teal" className="break-inside-avoid p-[min(1.5rem,7.5vw)] sm:p-8 print:p-4!">
    <h3>{heading}</h3>
    <ul className="mt-4 space-y-2.5 *:text-balance">
      {reasons.map(({ text, color }) => (
        <Bullet key={text} mark="node" tone={color}>
          {text}
        </Bullet>
      ))}
    </ul>
  </Card>
)
