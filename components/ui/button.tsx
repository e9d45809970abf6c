import type { ComponentProps } from 'react'
import type { Site } from '@/lib/content/types'
import type { CallToAction } from '@/lib/links/call-to-action'
import { type ButtonLook, buttonClass } from './button-class'
import { ExternalLink, type ExternalLinkProps } from './external-link'

/** Not in `buttonClass`, since links are never disabled. Such a button can be reached, and says why it does nothing. */
const disabledClass =
  'aria-disabled:cursor-not-allowed aria-disabled:border-rule aria-disabled:bg-rule aria-disabled:text-ink-2'

/** A button for an action on this page. */
export const Button = ({
  look,
  large,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & ButtonLook) => (
  <button type={type} className={`${buttonClass({ look, large, className })} ${disabledClass}`} {...props} />
)

/** An internal link that looks like a button. */
export const ButtonLink = ({
  look,
  large,
  className,
  ...props
}: ComponentProps<'a'> & { href: string } & ButtonLook) => (
  <a className={buttonClass({ look, large, className })} {...props} />
)

/** An external link that looks like a button; opens a new tab and is counted as an event. */
export const ExternalButton = ({
  look,
  large,
  className,
  ...props
}: ExternalLinkProps & Required<Pick<ExternalLinkProps, 'data-event'>> & ButtonLook) => (
  <ExternalLink className={buttonClass({ look, large, className })} {...props} />
)

type BookCallButtonProps = Omit<
  ComponentProps<typeof ExternalButton>,
  'data-event' | 'href' | 'newTabLabel' | 'children'
> & {
  site: Pick<Site, 'booking' | 'labels'>
  /** Another text than its usual one. */
  label?: string
}

/** The link to the booking page, with its usual text. */
export const BookCallButton = ({ site, label = site.labels.bookFreeCall, ...button }: BookCallButtonProps) => (
  <ExternalButton
    {...button}
    data-event="Booking link"
    href={site.booking.href}
    newTabLabel={site.labels.opensInNewTab}
  >
    {label}
  </ExternalButton>
)

interface CallToActionLinkProps extends ButtonLook {
  callToAction: CallToAction
  newTabLabel: string
}

/** A call to action as a link that looks like a button. */
export const CallToActionLink = ({ callToAction, newTabLabel, ...look }: CallToActionLinkProps) => {
  const { label, href, isBooking } = callToAction
  return isBooking ? (
    <ExternalButton data-event="Booking link" href={href} newTabLabel={newTabLabel} {...look}>
      {label}
    </ExternalButton>
  ) : (
    <ButtonLink href={href} {...look}>
      {label}
    </ButtonLink>
  )
}
