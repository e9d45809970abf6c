import type { ComponentProps } from 'react'

const looks = {
  plain: 'hover:bg-stone',
  /** Beside words that matter more. */
  quiet: 'text-ink-2 hover:bg-stone hover:text-ink focus-visible:-outline-offset-4',
  /** Takes something away. */
  remove: 'text-ink-2 hover:bg-copper-wash hover:text-copper focus-visible:-outline-offset-4',
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'type'> {
  /** Its name, since the icon inside says nothing to a screen reader. */
  label: string
  look?: keyof typeof looks
}

/** A button that shows an icon alone, large enough for a finger. The icon is its child, so that the server can draw it. */
export const IconButton = ({ label, look = 'plain', className = '', ...props }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    className={`inline-flex size-11 shrink-0 items-center justify-center rounded-control transition-colors ${looks[look]} ${className}`}
    {...props}
  />
)
