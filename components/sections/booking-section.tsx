import { LeadForm } from '@/components/embeds/lead-form'
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

/** The strategy call: what the visitor gets, the parts of the call, the lead form, and who answers. */
export const BookingSection = ({ copy, team, site }: BookingSectionProps) => {
  const { minutes } = site.booking
  const minuteOf = (part: number) => Math.round((part * minutes) / copy.timeline.length)
  return (
    <Section id="book" className="lg:grid lg:grid-cols-12 lg:gap-6">
      <div className="lg:col-span-6">
        <SectionHead eyebrow={copy.eyebrow} heading={copy.heading} lead={copy.lead} layout="below" />
        <BookCallButton site={site} large className="mt-6 max-xs:w-full sm:mt-8" />
        <p className="mt-4 max-w-[36rem] text-balance text-small text-ink-2">{site.nextStep}</p>
        <ul className="mt-6 border-t border-rule *:last:border-b-0 sm:mt-8">
          {copy.bullets.map((bullet) => (
            <IconEntry key={bullet.title} {...bullet} />
          ))}
        </ul>
        <ol aria-label={copy.timelineLabel} className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-x-4">
          {copy.timeline.map((part, i) => (
            <li key={part} className="border-t-[1.5px] border-ink py-2.5">
              <span className="block text-note text-ink-2 tabular-nums">
                {minuteOf(i)}–{minuteOf(i + 1)} {copy.minutes}
              </span>
              <span className="font-semibold">{part}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className="max-lg:mt-8 lg:col-span-5 lg:col-start-8">
        <LeadForm site={site} heading={copy.formHeading} />
        <BookingTeam heading={copy.teamHeading} team={team} />
      </div>
    </Section>
  )
}
