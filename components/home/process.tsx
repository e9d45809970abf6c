import { Drawing } from '@/components/illustrations/drawing'
import { columns } from '@/components/layout/columns'
import { Section, SectionHead } from '@/components/layout/section'
import { Figure } from '@/components/ui/figure'
import { NoBreakText } from '@/components/ui/text'
import type { Fields } from '@/lib/content/collections'
import type { DrawingAt } from '@/lib/pictures/drawing'

interface ProcessProps {
  copy: Fields<'homePage'>['process']
  drawingAt: DrawingAt
}

/** The steps of a project. Three may be below one drawing from edge to edge; on phones each is below its own. */
export const Process = ({ copy, drawingAt }: ProcessProps) => {
  const wide = copy.steps.length === 3 ? copy.drawing : undefined
  return (
    <Section id="how-it-works" tone="stone">
      <SectionHead heading={copy.heading} lead={copy.lead} layout="below" />
      {wide && (
        <div className="mt-6 max-tablet:hidden" data-reveal="">
          <Drawing svg={drawingAt(wide)} className="w-full" />
        </div>
      )}
      <ol
        className={`mt-6 grid gap-x-8 gap-y-7 sm:mt-8 sm:gap-y-9 ${wide ? 'tablet:mt-7 tablet:grid-cols-3' : `tablet:grid-cols-2 ${columns(copy.steps.length, 3)}`}`}
      >
        {copy.steps.map(({ title, text, result, drawing }) => (
          <li
            key={title}
            data-reveal=""
            className={`${drawing ? 'max-sm:grid max-sm:grid-cols-[6.5rem_minmax(0,1fr)] max-sm:items-center max-sm:gap-x-5' : ''} ${wide ? '' : 'border-t border-ink'} sm:flex sm:flex-col`}
          >
            {drawing && (
              <div className={`max-w-56 sm:mb-4 ${wide ? 'tablet:hidden' : ''}`}>
                <Drawing svg={drawingAt(drawing)} className="w-full" />
              </div>
            )}
            <h3 className="text-title">
              <NoBreakText text={title} />
            </h3>
            <p className="col-span-2 mt-3 max-w-[34rem] text-pretty text-ink-2">
              <NoBreakText text={text} />
            </p>
            <p className="col-span-2 mt-auto pt-2 text-small font-semibold sm:pt-4">
              <span className="font-normal text-copper">{copy.resultLabel}</span> {result}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-rule-2 pt-5 lg:mt-14 lg:pt-8">
        <Figure value={copy.start.value} size="m" className="shrink-0" />
        <span className="max-w-[18rem] min-w-0 flex-1 basis-32 text-lead text-ink-2">{copy.start.text}</span>
      </p>
    </Section>
  )
}
