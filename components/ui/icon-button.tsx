import type { ComponentProps } from 'react'

const looks = {
  plain: 'hover:bg-stone',
  /** Less prominent. */
  quiet: 'text-ink-2 hover:bg-stone hover:text-ink focus-visible:-outline-offset-4',
  /** For removing something. */
  remove: 'text-ink-2 hover:bg-copper-wash hover:text-copper focus-visible:-outline-offset-4',
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'type'> {
  /** Its accessible name, since the icon has none. */
  label: string
  look?: keyof typeof looks
}

/** A button with only an icon, large enough for a finger. The icon is its child, so that the server can render it. */
export const IconButton = ({ label, look = 'plain', className = '', ...props }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    className={`inline-flex size-11 shrink-0 items-center justify-center rounded-control transition-colors ${looks[look]} ${className}`}
    {...props}
  />
)
