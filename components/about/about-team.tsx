import { Portrait } from '@/components/illustrations/portrait'
import { Section, SectionHead } from '@/components/layout/section'
import { NoBreakText } from '@/components/ui/no-break-text'
import type { TeamMember } from '@/lib/content/types'

interface AboutTeamProps {
  copy: { eyebrow?: string; heading: string; lead?: string }
  team: readonly TeamMember[]
}

/** The team in rows: names, roles, and what they do for clients. Renders nothing when the list is empty. */
export const AboutTeam = ({ copy, team }: AboutTeamProps) =>
  team.length > 0 && (
    <Section>
      <SectionHead {...copy} />
      <ul className="mt-12 print:mt-4 border-t border-ink" data-reveal>
        {team.map((person) => (
          <li
            key={person.slug}
            className="flex items-start gap-x-[min(1.5rem,5vw)] lg:items-center border-b border-rule-2 py-6 print:py-2 last:border-b-0 last:pb-0"
          >
            <Portrait person={person} size="l" />
            {/* The text begins in the middle of the page, as in the other sections. */}
            <div className="grid min-w-0 grow grid-cols-1 gap-x-6 gap-y-3 lg:grid-cols-[calc(50%-5rem)_minmax(0,1fr)] lg:items-center">
              <div>
                <h3>{person.name}</h3>
                <p className="mt-1 text-small text-ink-2">{person.role}</p>
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
