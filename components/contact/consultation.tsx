import { WeightedChain } from '@/components/illustrations/weighted-chain'
import { SectionHead } from '@/components/layout/section'
import { BookingTeam } from '@/components/sections/booking-team'
import { BookCallButton } from '@/components/ui/button'
import { IconEntry } from '@/components/ui/icon'
import type { Site, TeamMember } from '@/lib/content/types'
import type { IconName } from '@/lib/icons'

interface LeadFormHeadProps {
  head: { eyebrow?: string; heading: string; lead: string }
  /** Name of the list of steps. */
  label: string
  steps: readonly { title: string; text: string }[]
}

/** Number of steps whose titles fit beside each other on phones. */
const fitPhones = 3

/** Columns with space inside instead of gaps between them, so that the middle of each is below its weight. */
const columns = 'mt-3 grid auto-cols-fr grid-flow-col text-center *:px-0.5 max-2xs:-mx-3 sm:mt-4 sm:*:px-1 lg:*:px-3'

/**
 * The top of the lead form's page: the steps of the consultation as weights on one chain, with their texts where columns
 * have room for them. Elsewhere they are below the form.
 */
export const LeadFormHead = ({ head, label, steps }: LeadFormHeadProps) => (
  <div className="grid-lines relative [--grid-cross:transparent]">
    <div className="page-width pt-14 pb-8 short:pt-6 md:not-short:pt-20 md:pb-12">
      <SectionHead {...head} level={1} />
      <div className="mt-10 short:mt-6 lg:mt-14">
        <div className="border-t border-ink">
          <WeightedChain weights={steps.length} />
        </div>
        <ul
          aria-hidden="true"
          className={`${columns} @3xl/page:hidden @max-[19rem]/page:hidden ${steps.length > fitPhones ? 'max-sm:hidden' : ''}`}
        >
          {steps.map(({ title }) => (
            <li key={title} className="text-note leading-tight font-semibold text-balance wrap-anywhere hyphens-auto">
              {title}
            </li>
          ))}
        </ul>
        <ol aria-label={label} className={`${columns} @max-3xl/page:hidden`}>
          {steps.map(({ title, text }) => (
            <li key={title} className="mx-auto w-full max-w-[22rem]">
              <h2 className="heading-plain font-display text-body font-medium tracking-title @5xl/page:text-h3-s">
                {title}
              </h2>
              <p className="mt-2 text-small text-balance text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  </div>
)

interface ConsultationStepsProps {
  heading: string
  steps: { title: string; text: string; icon: IconName }[]
  className?: string
}

/** The steps with their texts, in windows that have no room for them in the head. */
export const ConsultationSteps = ({ heading, steps, className }: ConsultationStepsProps) => (
  <div className={className}>
    <h2 className="text-h3 font-medium">{heading}</h2>
    <ol className="mt-5 border-t border-ink">
      {steps.map((step) => (
        <IconEntry key={step.title} {...step} />
      ))}
    </ol>
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
