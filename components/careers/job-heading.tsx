import type { ReactNode } from 'react'

/** Level of a job's section headings: 2 on its page, 3 in its dialog, which has a title of its own. */
export type SectionLevel = 2 | 3

interface JobHeadingProps {
  level: SectionLevel
  className?: string
  children: ReactNode
}

/** The heading of a section of a job. */
export const JobHeading = ({ level, className = '', children }: JobHeadingProps) =>
  level === 2 ? (
    <h2 className={`text-h3-s sm:text-h3-l ${className}`}>{children}</h2>
  ) : (
    <h3 className={className || undefined}>{children}</h3>
  )

/** The heading of a group in a section of a job. */
export const JobGroupHeading = ({ level, className = '', children }: JobHeadingProps) =>
  level === 2 ? (
    <h3 className={`heading-plain text-body ${className}`}>{children}</h3>
  ) : (
    <h4 className={`font-semibold ${className}`}>{children}</h4>
  )
