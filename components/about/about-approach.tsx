import { PlaceArch, PlaceDome, PlaceRow } from '@/components/illustrations/places'
import { columns } from '@/components/layout/columns'
import { Section, SectionHead } from '@/components/layout/section'
import type { Fields } from '@/lib/content/collections'

const illustrations = [PlaceRow, PlaceDome, PlaceArch]

/** Captions, titles, and texts stand in rows of the list, so that each is as high as its neighbors. */
const inRows = 'sm:row-span-4 sm:grid sm:grid-rows-subgrid sm:content-start sm:gap-y-0'

/** The steps; three of them that name their places have a place of the city above each, all on one ground line that is wider than the grid. */
export const AboutApproach = ({ eyebrow, heading, lead, steps }: Fields<'aboutPage'>['approach']) => {
  const isDrawn = steps.length === illustrations.length && steps.every(({ place }) => place)
  return (
    <Section>
      <SectionHead eyebrow={eyebrow} heading={heading} lead={lead} layout="below" />
      <ol
        className={`mt-12 grid gap-x-8 gap-y-14 lg:gap-x-12 ${isDrawn ? 'sm:grid-cols-3' : `sm:grid-cols-2 ${columns(steps.length, 3)}`}`}
        data-reveal
      >
        {steps.map(({ title, text, place }, index) => {
          const Illustration = isDrawn ? illustrations[index] : undefined
          return (
            <li key={title} className={Illustration && inRows}>
              {Illustration && <Illustration />}
              {Illustration && (
                <p aria-hidden="true" className="mt-2.5 text-note text-ink-2">
                  {place}
                </p>
              )}
              <h3 className={Illustration && 'mt-6 sm:row-start-3'}>
                {index + 1} {title}
              </h3>
              <p className={`mt-2 text-balance text-ink-2 ${Illustration ? 'sm:row-start-4' : ''}`}>{text}</p>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
