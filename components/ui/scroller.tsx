import type { ReactNode } from 'react'
import { Icon } from './icon'

/** What scrolls is reached by the Tab key (WCAG 2.1.1). */
const region = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label })

/**
 * On phones one row of a list's entries, which scrolls by swipes and by the arrow keys, below an arrow that shows it. On wider screens the
 * list is as it is, and an enhancement takes it out of the order of the Tab key.
 */
export const Scroller = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <Icon name="arrow" size={24} className="ml-auto sm:hidden" />
    <div
      {...region(label)}
      data-enhance="scroller"
      className="max-sm:-mx-(--spacing-gutter) max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-(--spacing-gutter) max-sm:overflow-x-auto max-sm:*:grid max-sm:*:w-max max-sm:*:auto-cols-[min(19rem,84vw-var(--spacing-gutter))] max-sm:*:grid-flow-col max-sm:*:grid-cols-none max-sm:*:gap-x-5 max-sm:*:mx-(--spacing-gutter) max-sm:*:*:snap-start"
    >
      {children}
    </div>
  </>
)
