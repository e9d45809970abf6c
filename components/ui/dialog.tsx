import type { ComponentProps, ReactNode } from 'react'
import { dialogCommand } from './dialog-command'
import { IconButton } from './icon-button'

/** Either its name as text or the id of the heading that names it. */
type Name = { label: string; labelledBy?: never } | { label?: never; labelledBy: string }

type DialogProps = Name &
  Pick<ComponentProps<'dialog'>, 'ref' | 'onClose' | 'children'> & {
    id: string
    /** center: in the middle of the screen, full screen on phones; sheet: at the bottom of the screen. */
    placement?: 'center' | 'sheet'
    /** Whether its content is part of the page without scripts, and in print. */
    inPage?: boolean
  }

/**
 * A modal dialog. The browser opens it, keeps the focus in it, restores the focus, and closes it on Escape or a click on the
 * backdrop, so it works before any script of ours runs; `dialogCommand` makes the button that opens it.
 */
export const Dialog = ({ label, labelledBy, placement = 'center', inPage = false, ...props }: DialogProps) => (
  <dialog
    aria-label={label}
    aria-labelledby={labelledBy}
    closedby="any"
    className={`dialog dialog-${placement} ${inPage ? 'dialog-in-page' : ''}`}
    {...props}
  />
)

interface DialogCloseProps {
  /** The id of the dialog. */
  dialog: string
  label: string
  icon: ReactNode
  className?: string
}

/** The button that closes a dialog, without a script too. */
export const DialogClose = ({ dialog, label, icon, className }: DialogCloseProps) => (
  <IconButton {...dialogCommand(dialog, 'close')} label={label} className={className}>
    {icon}
  </IconButton>
)

/** The first element in a dialog that scrolls: its close button, which is sticky; on phones a bar hides text that scrolls under it. */
export const DialogBar = (props: Omit<DialogCloseProps, 'className'>) => (
  <div
    data-close
    className="sticky top-0 z-1 flex h-0 justify-end px-1 max-sm:h-auto max-sm:border-b max-sm:border-rule max-sm:bg-card max-sm:pb-1 print:hidden [html:not([data-js])_:not([open])>&]:hidden"
  >
    <DialogClose {...props} className="mt-1 bg-card" />
  </div>
)
