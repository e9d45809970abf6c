import type { Job } from '@/lib/content/types'
import { bullet, bulleted } from './bullets'

interface JobReasonsProps {
  heading: string
  reasons: NonNullable<Job['whyJoin']>
}

/** Why to join, for jobs that say so. */
export const JobReasons = ({ heading, reasons }: JobReasonsProps) => (
  <section className="break-inside-avoid rounded-panel bg-teal-wash p-6 sm:p-8 print:p-4!">
    <h3>{heading}</h3>
    <ul className="mt-4 space-y-2.5">
      {reasons.map(({ text, color }) => (
        <li key={text} className={`${bulleted} ${bullet[color]}`}>
          {text}
        </li>
      ))}
    </ul>
  </section>
)
