import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from './icon-button'

/**
 * Attributes of a button that opens or closes a dialog without a script of ours (invoker commands). React's types do not
 * know them yet; components/enhancements/fallbacks.ts handles them in browsers that do not.
 */
export const dialogCommand = (id: string, command: 'show-modal' | 'close') => ({ commandfor: id, command })

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

interface DialogBarProps extends Omit<DialogCloseProps, 'className'> {
  /** Stays in view too, such as the heading. */
  children?: ReactNode
}

/** The first element in a dialog that scrolls: its heading and its close button, which stay in view. */
export const DialogBar = ({ children, ...close }: DialogBarProps) => (
  <div className="sticky top-0 z-1 flex items-start justify-between gap-x-4 border-b border-rule bg-card py-2 pr-2 pl-[min(1.25rem,6.25vw)] sm:pr-4 sm:pl-12 sm:not-short:py-4 print:border-0 print:p-0! [html:not([data-js])_:not([open])>&]:static">
    <div className="min-w-0 py-2">{children}</div>
    <DialogClose {...close} className="print:hidden [html:not([data-js])_:not([open])>*>&]:hidden" />
  </div>
)

/** The last element in a dialog that scrolls: what to do next, which stays in view. */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-0 z-1 border-t border-rule bg-card px-[min(1.25rem,6.25vw)] py-3 sm:px-12 sm:not-short:py-4 print:hidden [html:not([data-js])_:not([open])>&]:static">
    {children}
  </div>
)
