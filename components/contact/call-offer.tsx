import { BookingTeam } from '@/components/sections/booking-team'
import { ExternalButton } from '@/components/ui/button'
import type { Site, TeamMember } from '@/lib/content/types'

interface CallOfferProps {
  copy: { heading: string; text: string; teamHeading: string }
  team: readonly TeamMember[]
  site: Site
}

/** The strategy call, for those who would rather talk than write, and the people who answer it. */
export const CallOffer = ({ copy, team, site }: CallOfferProps) => (
  <div>
    <h2 className="text-h3 font-medium">{copy.heading}</h2>
    <p className="mt-2 text-balance text-ink-2">{copy.text}</p>
    <ExternalButton
      look="outline"
      href={site.booking.href}
      newTabLabel={site.labels.opensInNewTab}
      className="mt-6 max-xs:w-full"
    >
      {site.labels.bookCall}
    </ExternalButton>
    <BookingTeam heading={copy.teamHeading} team={team} rows />
  </div>
)
