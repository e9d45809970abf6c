import { ExternalButton } from '@/components/ui/button'
import { Card, type CardLook } from '@/components/ui/card'
import { EmailText } from '@/components/ui/text'
import type { ScriptNoticeCopy } from '@/lib/content/schemas/page-parts'

interface ScriptNoticeProps extends CardLook {
  copy: ScriptNoticeCopy
  booking: { href: string; label: string; newTabLabel: string }
  email: string
  className: string
}

/**
 * Replaces a control that needs JavaScript where it is off or has failed to load, and offers the strategy call and the e-mail
 * address. The inline script in the head marks both cases on the root element.
 */
export const ScriptNotice = ({ copy, booking, email, className, ...look }: ScriptNoticeProps) => (
  <Card role="alert" {...look} className={`[[data-js]_&]:hidden ${className}`}>
    <p data-alternative="" className="[[data-failed-at]_&]:hidden">
      {copy.off}
    </p>
    <p data-alternative="" className="hidden [[data-failed-at]_&]:block">
      {copy.failed}
    </p>
    <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      <ExternalButton data-event="Booking link" href={booking.href} newTabLabel={booking.newTabLabel}>
        {booking.label}
      </ExternalButton>
      <span>
        {copy.email}{' '}
        <a href={`mailto:${email}`} data-event="Mail link" className="text-link inline-block">
          <EmailText address={email} />
        </a>
      </span>
    </p>
  </Card>
)
