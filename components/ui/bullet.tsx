import type { ReactNode } from 'react'

/** ring: open, for lists of problems; node: filled, for lists of results. */
const marks = {
  ring: {
    shared: 'before:border-[1.5px]',
    accent: 'before:border-copper-line',
    primary: 'before:border-teal-line',
    neutral: 'before:border-ink',
  },
  node: {
    // Printers and forced colors omit backgrounds.
    shared: 'before:print:border before:print:border-current before:forced-colors:border',
    accent: 'before:bg-copper-line',
    primary: 'before:bg-teal-line',
    neutral: 'before:bg-ink',
  },
}

interface BulletProps {
  mark?: keyof typeof marks
  tone?: 'primary' | 'accent' | 'neutral'
  className?: string
  children: ReactNode
}

/** A list item with a link of the chain before its first line. */
export const Bullet = ({ mark = 'node', tone = 'primary', className = '', children }: BulletProps) => (
  <li className={`bullet ${marks[mark].shared} ${marks[mark][tone]} ${className}`}>{children}</li>
)
