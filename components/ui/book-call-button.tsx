import type { ComponentProps } from 'react'
import type { Site } from '@/lib/content/types'
import { ExternalButton } from './button'

type BookCallButtonProps = Omit<
  ComponentProps<typeof ExternalButton>,
  'data-event' | 'href' | 'newTabLabel' | 'children'
> & {
  site: Pick<Site, 'booking' | 'labels'>
}

/** The link to the booking page, with its usual label. */
export const BookCallButton = ({ site, ...button }: BookCallButtonProps) => (
  <ExternalButton
    {...button}
    data-event="Booking link"
    href={site.booking.href}
    newTabLabel={site.labels.opensInNewTab}
  >
    {site.labels.bookCall}
  </ExternalButton>
)
