import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { wrapParts } from '@/components/ui/text'
import type { Job } from '@/lib/content/types'

/** No line begins with a dash or ends with an ampersand, and a name such as “St. Louis” stays on one line. */
const bound = (text: string) => wrapParts(text, /(?:& )?(?:\S+ –|St\. \S+)|& \S+/g)

/**
 * A job's title, which breaks before its brackets and not inside them. Not under forced colors, where the backplate of a block
 * would cover the line above.
 */
export const JobTitle = ({ title }: { title: string }) => {
  const at = title.indexOf(' (')
  if (at < 0) return bound(title)
  return (
    <>
      {bound(title.slice(0, at))}{' '}
      <span className="inline-block forced-colors:inline">{bound(title.slice(at + 1))}</span>
    </>
  )
}

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
