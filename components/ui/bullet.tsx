import type { ReactNode } from 'react'

/** ring: open, for what is listed; node: filled, for what is held. */
const marks = {
  ring: {
    shared: 'before:border-[1.5px]',
    copper: 'before:border-copper-line',
    teal: 'before:border-teal-line',
    ink: 'before:border-ink',
  },
  node: {
    // Printers and forced colors leave grounds out.
    shared: 'before:print:border before:print:border-current before:forced-colors:border',
    copper: 'before:bg-copper-line',
    teal: 'before:bg-teal-line',
    ink: 'before:bg-ink',
  },
}

interface BulletProps {
  mark?: keyof typeof marks
  tone?: 'teal' | 'copper' | 'ink'
  className?: string
  children: ReactNode
}

/** An entry of a list with a link of the chain before its first line. */
export const Bullet = ({ mark = 'ring', tone = 'copper', className = '', children }: BulletProps) => (
  <li className={`bullet ${marks[mark].shared} ${marks[mark][tone]} ${className}`}>{children}</li>
)
