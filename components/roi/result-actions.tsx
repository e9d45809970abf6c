import { type ReactNode, useState } from 'react'
import { Button, ButtonLink, ExternalButton } from '@/components/ui/button'
import { NoBreakText } from '@/components/ui/text'
import type { Roi } from '@/lib/content/collections/roi'
import { routes } from '@/lib/routes'

interface ResultActionsProps {
  copy: Roi['result']
  /** Whether the answers are the visitor's own, so that the history leads back to the questions. */
  canChange: boolean
  booking: { href: string; label: string; newTabLabel: string }
  pictures: { next: ReactNode; email: ReactNode }
  /** The fragment that carries the answers. */
  fragment: string
}

/** The only effect of the e-mail button: nothing is sent, and the log line holds no answer. */
const logReport = () => console.log('ROI report requested by e-mail. Nothing was sent.')

/** What to do with a result: book a call, print it, ask for it by e-mail, or take its answers along. */
export const ResultActions = ({ copy, canChange, booking, pictures, fragment }: ResultActionsProps) => (
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
      {canChange && (
        <Button look="outline" onClick={() => history.back()} className="max-xs:w-full">
          {copy.change}
        </Button>
      )}
      <Button look="text" onClick={logReport} aria-describedby="roi-email-note">
        {pictures.email}
        {copy.email}
      </Button>
    </div>
    <p id="roi-email-note" className="mt-2 max-w-[32rem] text-small text-ink-2">
      {copy.emailNote}
    </p>
    <TakeAlong copy={copy.link} fragment={fragment} />
  </div>
)

/** The link that opens the result, and the pages to which its answers can be taken. */
const TakeAlong = ({ copy, fragment }: { copy: Roi['result']['link']; fragment: string }) => {
  const [message, setMessage] = useState('')
  const link = location.origin + routes.roiCalculator.path + fragment
  // Where the browser does not allow it, the link is shown, so that it can be copied by hand.
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setMessage(copy.copied)
    } catch {
      setMessage(link)
    }
  }
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-rule pt-4">
        <Button look="text" onClick={copyLink} aria-describedby="roi-link-note">
          {copy.copy}
        </Button>
        <ButtonLink look="text" href={routes.leadForm.path + fragment}>
          {copy.leadForm}
        </ButtonLink>
        <ButtonLink look="text" href={routes.plan.path + fragment}>
          {copy.plan}
        </ButtonLink>
      </div>
      <p role="status" className="text-small font-semibold wrap-anywhere">
        {message}
      </p>
      <p id="roi-link-note" className="mt-1 max-w-[32rem] text-small text-ink-2">
        <NoBreakText text={copy.text} />
      </p>
    </>
  )
}
