import { LeadForm } from '@/components/embeds/lead-form'
import { BookingTimeline } from '@/components/illustrations/booking-timeline'
import { Section, SectionHead } from '@/components/layout/section'
import { BookCallButton } from '@/components/ui/button'
import { IconEntry } from '@/components/ui/icon'
import type { Fields } from '@/lib/content/collections'
import type { Site, TeamMember } from '@/lib/content/types'
import { BookingTeam } from './booking-team'

interface BookingSectionProps {
  copy: Fields<'homePage'>['booking']
  team: readonly TeamMember[]
  site: Site
}

/** The strategy call: what the visitor gets, a timeline of the call, the lead form, and who answers. */
export const BookingSection = ({ copy, team, site }: BookingSectionProps) => {
  const { minutes } = site.booking
  const parts = copy.timeline.length
  const marks = copy.timeline.map((_, i) => String(Math.round((i * minutes) / parts)))
  return (
    <Section id="book" className="lg:grid lg:grid-cols-12 lg:gap-6">
      <div className="lg:col-span-6">
        <SectionHead eyebrow={copy.eyebrow} heading={copy.heading} lead={copy.lead} layout="below" />
        <BookCallButton site={site} large className="mt-8 max-xs:w-full" />
        <p className="mt-4 max-w-[36rem] text-balance text-small text-ink-2">{site.nextStep}</p>
        <ul className="mt-8 border-t border-rule">
          {copy.bullets.map((bullet) => (
            <IconEntry key={bullet.title} {...bullet} />
          ))}
        </ul>
        <div
          className="mt-10"
          data-reveal=""
          role="img"
          aria-label={`${copy.timelineLabel}: ${copy.timeline.join(', ')}`}
        >
          <BookingTimeline marks={[...marks, `${minutes} ${copy.minutes}`]} phases={copy.timeline} />
        </div>
      </div>
      <div className="max-lg:mt-12 lg:col-span-5 lg:col-start-8">
        <LeadForm site={site} heading={copy.formHeading} />
        <BookingTeam heading={copy.teamHeading} team={team} />
      </div>
    </Section>
  )
}
