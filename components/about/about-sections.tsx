import { Portrait } from '@/components/illustrations/portrait'
import { Section, SectionHead } from '@/components/layout/section'
import { NextStep } from '@/components/sections/next-step'
import { NoBreakText } from '@/components/ui/text'
import type { Fields } from '@/lib/content/collections'
import type { Site, TeamMember } from '@/lib/content/types'

type AboutWhoProps = Fields<'aboutPage'>['who'] & { site: Site }

/** Who we are: the first paragraph is large, the others are below it; on wide screens a next step is below the heading. */
export const AboutWho = ({ eyebrow, heading, paragraphs: [first, ...others], site }: AboutWhoProps) => (
  <Section>
    <div className="grid grid-cols-1 gap-x-6 gap-y-10 lg:grid-cols-12 lg:grid-rows-[1fr_auto]" data-reveal>
      <SectionHead eyebrow={eyebrow} heading={heading} className="lg:col-span-5" />
      <div className="lg:col-span-6 lg:col-start-7 lg:row-span-2 lg:max-w-[40rem]">
        <p className="max-w-[40rem] font-display text-lead">{first}</p>
        <div className="mt-5 grid grid-cols-1 gap-x-6 gap-y-5 sm:max-lg:grid-cols-2">
          {others.map((text) => (
            <p key={text} className="max-w-[32rem] text-balance text-ink-2">
              <NoBreakText text={text} />
            </p>
          ))}
        </div>
      </div>
      <div
        data-no-print
        className="max-w-[24rem] border-t border-rule-2 pt-5 max-lg:hidden lg:col-span-5 lg:row-start-2"
      >
        <NextStep site={site} />
      </div>
    </div>
  </Section>
)

/** Three statements as long rows, so that they read as sentences and not as cards. */
export const AboutValues = ({ eyebrow, heading, items }: Fields<'aboutPage'>['values']) => (
  <Section tone="stone">
    <SectionHead eyebrow={eyebrow} heading={heading} />
    <dl className="mt-12 border-t border-ink" data-reveal>
      {items.map(({ title, text }) => (
        <div
          key={title}
          className="grid grid-cols-1 gap-x-6 gap-y-2 border-b border-rule-2 py-7 sm:grid-cols-2 sm:items-baseline"
        >
          <dt className="display text-title">{title}</dt>
          <dd className="max-w-[32rem] text-balance text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  </Section>
)

interface AboutTeamProps {
  copy: { eyebrow?: string; heading: string; lead?: string }
  team: readonly TeamMember[]
}

/** From this number of people on a wide screen has two columns of them. */
const longTeam = 9

/** The team in rows: names, roles, and what they do for clients. Renders nothing when the list is empty. */
export const AboutTeam = ({ copy, team }: AboutTeamProps) => {
  const columns = team.length < longTeam ? 'lg:grid-cols-[calc(50%-5rem)_minmax(0,1fr)] lg:items-center' : ''
  return (
    team.length > 0 && (
      <Section>
        <SectionHead {...copy} />
        <ul
          className={`mt-12 print:mt-4 border-t border-ink ${columns ? '' : 'lg:grid lg:grid-cols-2 lg:gap-x-12'}`}
          data-reveal
        >
          {team.map((person) => (
            <li
              key={person.slug}
              className={`flex items-start gap-x-[min(1.5rem,5vw)] border-b border-rule-2 py-6 print:py-2 ${columns ? 'last:border-b-0 last:pb-0 lg:items-center' : ''}`}
            >
              <Portrait person={person} size="l" />
              {/* The text of a short list begins in the middle of the page, as in the other sections. */}
              <div className={`grid min-w-0 grow grid-cols-1 gap-x-6 gap-y-3 ${columns}`}>
                <div>
                  <h3>{person.name}</h3>
                  <p className="mt-1 text-small text-ink-2">{person.role}</p>
                  {person.experience && <p className="mt-1 text-small text-ink-2">{person.experience}</p>}
                </div>
                <p className="max-w-[32rem] text-balance text-ink-2">
                  <NoBreakText text={person.text} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    )
  )
}
