import { Portrait } from '@/components/illustrations/portrait'
import type { TeamMember } from '@/lib/content/types'

interface BookingTeamProps {
  heading: string
  team: readonly TeamMember[]
  /** The level of the heading. */
  as?: 'h2' | 'h3'
  /** One person below the other, for a narrow column. */
  rows?: boolean
}

/** Narrow columns for a few people with short names, wider ones for others, whose long names still break. */
const columnsFor = (team: readonly TeamMember[]) =>
  team.length > 4 || /\S{13}/.test(team.map(({ name }) => name).join(' '))
    ? 'grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))]'
    : 'grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] lg:max-xl:grid-cols-1'

/** The first six people whom a visitor may talk to, in small type. Renders nothing when nobody is listed. */
export const BookingTeam = ({ heading, team: everybody, as: Heading = 'h3', rows }: BookingTeamProps) => {
  const team = everybody.slice(0, 6)
  return (
    team.length > 0 && (
      <div className="mt-8 sm:mt-10">
        <Heading className="heading-plain text-body">{heading}</Heading>
        <ul className={`mt-4 grid gap-x-4 gap-y-4 ${rows ? '' : columnsFor(team)}`}>
          {team.map((person) => (
            <li
              key={person.slug}
              className={`flex items-center gap-x-4 gap-y-3 ${rows ? '' : 'max-lg:flex-col max-lg:items-start xl:flex-col xl:items-start'}`}
            >
              <Portrait person={person} size="s" />
              <span className="min-w-0 max-w-full wrap-anywhere">
                <span className="block font-semibold">{person.name}</span>
                <span className="block text-small text-ink-2">{person.role}</span>
                {rows && person.experience && (
                  <span className="block text-small text-balance text-ink-2">{person.experience}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>
    )
  )
}
