import type { ReactNode } from 'react'

const looks = {
  /** Small copper capitals: what something is about. */
  caps: 'eyebrow gap-2.5',
  /** A fact in a row of facts. */
  plain: 'gap-2 text-small font-medium',
  /** The same, beside words that matter more. */
  quiet: 'gap-2.5 text-small font-medium text-ink-2',
  /** How something stands at the moment. */
  status: 'gap-2.5 rounded-full bg-teal-wash px-3.5 py-1.5 font-semibold text-teal',
}

interface BadgeProps {
  look?: keyof typeof looks
  /** Drawn before the words; decoration. */
  icon?: ReactNode
  /** li where several stand in a list. */
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
