import { Drawing } from '@/components/illustrations/drawing'
import { columns } from '@/components/layout/columns'
import { Section, SectionHead } from '@/components/layout/section'
import type { Fields } from '@/lib/content/collections'
import type { DrawingAt } from '@/lib/pictures/drawing'

type AboutApproachProps = Fields<'aboutPage'>['approach'] & { drawingAt: DrawingAt }

/** Captions, titles, and texts stand in rows of the list, so that each is as high as its neighbors. */
const inRows = 'sm:row-span-4 sm:grid sm:grid-rows-subgrid sm:content-start sm:gap-y-0'

/** The steps, with a drawing above each where all have one: their ground lines are one, which is wider than the grid. */
export const AboutApproach = ({ eyebrow, heading, lead, steps, drawingAt }: AboutApproachProps) => {
  const isDrawn = steps.every(({ drawing }) => drawing)
  return (
    <Section>
      <SectionHead eyebrow={eyebrow} heading={heading} lead={lead} layout="below" />
      <ol
        className={`mt-12 grid gap-x-8 gap-y-14 lg:gap-x-12 ${isDrawn && steps.length === 3 ? 'sm:grid-cols-3' : `sm:grid-cols-2 ${columns(steps.length, 3)}`}`}
        data-reveal
      >
        {steps.map(({ title, text, drawing, place }, index) => {
          const isAbove = isDrawn ? drawing : undefined
          return (
            <li key={title} className={isAbove && inRows}>
              {isAbove && <Drawing svg={drawingAt(isAbove)} className="w-full max-w-100 self-end" />}
              {isAbove && (
                <p aria-hidden="true" className="mt-2.5 text-note text-ink-2">
                  {place}
                </p>
              )}
              <h3 className={isAbove && 'mt-6 sm:row-start-3'}>
                {index + 1} {title}
              </h3>
              <p className={`mt-2 text-balance text-ink-2 ${isAbove ? 'sm:row-start-4' : ''}`}>{text}</p>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
