import type { ReactNode } from 'react'
import { Button, ExternalButton } from '@/components/ui/button'
import type { Roi } from '@/lib/content/schemas/roi'

interface ResultActionsProps {
  copy: Pick<Roi['result'], 'print' | 'email' | 'emailNote'>
  booking: { href: string; label: string; newTabLabel: string }
  pictures: { next: ReactNode; email: ReactNode }
}

/** The only effect of the e-mail button: nothing is sent, and the log line holds no answer. */
const logReport = () => console.log('ROI report requested by e-mail. Nothing was sent.')

/** What to do with a result: book a call, print it, or ask for it by e-mail. */
export const ResultActions = ({ copy, booking, pictures }: ResultActionsProps) => (
  <div className="mt-8 print:hidden">
    <div className="flex flex-wrap items-center gap-3">
      <ExternalButton
        data-event="Booking link"
        href={booking.href}
        newTabLabel={booking.newTabLabel}
        className="max-xs:w-full"
      >
        {booking.label}
        {pictures.next}
      </ExternalButton>
      <Button look="outline" onClick={() => window.print()} className="max-xs:w-full">
        {copy.print}
      </Button>
      <Button look="text" onClick={logReport} aria-describedby="roi-email-note">
        {pictures.email}
        {copy.email}
      </Button>
    </div>
    <p id="roi-email-note" className="mt-2 max-w-[32rem] text-small text-ink-2">
      {copy.emailNote}
    </p>
  </div>
)
