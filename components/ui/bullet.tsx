import type { ReactNode } from 'react'

/** ring: open, for what is listed; node: filled, for what is held. */
const marks = {
  ring: {
    shared: 'before:border-[1.5px]',
    accent: 'before:border-copper-line',
    primary: 'before:border-teal-line',
    neutral: 'before:border-ink',
  },
  node: {
    // Printers and forced colors leave grounds out.
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

/** An entry of a list with a link of the chain before its first line. */
export const Bullet = ({ mark = 'ring', tone = 'accent', className = '', children }: BulletProps) => (
  <li className={`bullet ${marks[mark].shared} ${marks[mark][tone]} ${className}`}>{children}</li>
)
