import type { ReactNode } from 'react'

const looks = {
  /** Small copper capitals: a topic. */
  caps: 'eyebrow gap-2.5',
  /** A fact in a row of facts. */
  plain: 'gap-2 text-small font-medium',
  /** The same, less prominent. */
  quiet: 'gap-2.5 text-small font-medium text-ink-2',
  /** The current status of something. */
  status: 'gap-2.5 rounded-full bg-teal-wash px-3.5 py-1.5 font-semibold text-teal',
}

interface BadgeProps {
  look?: keyof typeof looks
  /** Decorative icon before the text. */
  icon?: ReactNode
  /** li in a list of several. */
  as?: 'span' | 'p' | 'li'
  className?: string
  children: ReactNode
}

/** A small label: a tag, a trade, a fact, a status. */
export const Badge = ({ look = 'plain', icon, as: Tag = 'span', className = '', children }: BadgeProps) => (
  <Tag className={`flex items-center ${looks[look]} ${className}`}>
    {icon}
    {children}
  </Tag>
)
