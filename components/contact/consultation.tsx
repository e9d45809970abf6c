import { ruledColumns } from '@/components/layout/columns'
import { SectionHead } from '@/components/layout/section'
import { BookingTeam } from '@/components/sections/booking-team'
import { BookCallButton } from '@/components/ui/button'
import type { Site, TeamMember } from '@/lib/content/types'

interface LeadFormHeadProps {
  head: { eyebrow?: string; heading: string; lead: string }
  /** Name of the list of steps. */
  label: string
  steps: readonly { title: string; text: string }[]
}

/** The top of the lead form's page: what the consultation gives, in numbered columns before the form. */
export const LeadFormHead = ({ head, label, steps }: LeadFormHeadProps) => (
  <div className="grid-lines relative [--grid-cross:transparent]">
    <div className="page-width pt-14 pb-8 short:pt-6 md:not-short:pt-20 md:pb-12">
      <SectionHead {...head} level={1} />
      <ol
        aria-label={label}
        className={`mt-10 gap-y-6 border-t border-ink pt-6 short:mt-6 max-lg:grid lg:mt-14 lg:grid lg:pt-8 ${ruledColumns(steps.length)}`}
      >
        {steps.map(({ title, text }, i) => (
          <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5">
            <span aria-hidden="true" className="font-display text-figure-m text-copper lg:text-figure">
              {i + 1}
            </span>
            <div>
              <h2 className="text-h3-s">{title}</h2>
              <p className="mt-1.5 max-w-[34rem] text-small text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  </div>
)

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
