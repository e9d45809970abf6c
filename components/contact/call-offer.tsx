import { BookingTeam } from '@/components/sections/booking-team'
import { BookCallButton } from '@/components/ui/book-call-button'
import type { Site, TeamMember } from '@/lib/content/types'

interface CallOfferProps {
  copy: { heading: string; text: string; teamHeading: string }
  team: readonly TeamMember[]
  site: Site
}

/** The strategy call, for those who would rather talk than write, and the people who answer it. */
export const CallOffer = ({ copy, team, site }: CallOfferProps) => (
  <div className="grid-cols-2 gap-x-6 sm:max-lg:grid sm:max-lg:*:mt-0">
    <div>
      <h2 className="text-h3 font-medium">{copy.heading}</h2>
      <p className="mt-2 text-balance text-ink-2">{copy.text}</p>
      <BookCallButton site={site} look="outline" className="mt-6 max-sm:w-full" />
    </div>
    <BookingTeam heading={copy.teamHeading} team={team} rows />
  </div>
)
