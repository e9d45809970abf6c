import type { Job } from '@/lib/content/types'

type Accent = NonNullable<Job['whyJoin']>[number]['color']

/** A list's node in one of the accent colors. */
export const bullet: Record<Accent, string> = {
  teal: 'before:bg-teal-line',
  copper: 'before:bg-copper-line',
  ink: 'before:bg-ink',
}

/** The color of a group's icon. */
export const accentText: Record<Accent, string> = { teal: 'text-teal', copper: 'text-copper', ink: 'text-ink' }

/** The classes of a list item with a node before it. */
export const bulleted =
  'relative pl-5.5 before:absolute before:left-0 before:top-[0.55em] before:size-[7px] before:rounded-full before:print:border before:print:border-current'
