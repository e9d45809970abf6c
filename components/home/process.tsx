import { BridgeStage, BridgeStages, spans } from '@/components/illustrations/bridge-stages'
import { columns } from '@/components/layout/columns'
import { Section, SectionHead } from '@/components/layout/section'
import { Figure } from '@/components/ui/figure'
import { NoBreakText } from '@/components/ui/text'
import type { Fields } from '@/lib/content/collections'

/** The steps of a project. Three are below one bridge from edge to edge: surveyed, half built, carrying traffic; on phones each below its span. */
export const Process = ({ copy }: { copy: Fields<'homePage'>['process'] }) => {
  const oneBridge = copy.steps.length === spans
  return (
    <Section id="how-it-works" tone="stone">
      <SectionHead heading={copy.heading} lead={copy.lead} layout="below" />
      {oneBridge && (
        <div className="mt-6 max-tablet:hidden" data-reveal="">
          <BridgeStages />
        </div>
      )}
      <ol
        className={`grid gap-x-8 gap-y-9 mt-8 ${oneBridge ? 'tablet:mt-7 tablet:grid-cols-3' : `tablet:grid-cols-2 ${columns(copy.steps.length, 3)}`}`}
      >
        {copy.steps.map(({ title, text, result }, i) => (
          <li key={title} data-reveal="" className={`flex flex-col ${oneBridge ? '' : 'border-t border-ink'}`}>
            <div className={`mb-4 max-w-56 ${oneBridge ? 'tablet:hidden' : ''}`}>
              {oneBridge && <BridgeStage index={i} />}
            </div>
            <h3 className="text-h3">
              <NoBreakText text={title} />
            </h3>
            <p className="mt-3 max-w-[34rem] text-pretty text-ink-2">
              <NoBreakText text={text} />
            </p>
            <p className="mt-auto pt-4 text-small font-semibold">
              <span className="font-normal text-copper">{copy.resultLabel}</span> {result}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-rule-2 pt-6 lg:mt-14 lg:pt-8">
        <Figure value={copy.start.value} size="m" className="shrink-0" />
        <span className="max-w-[18rem] min-w-0 flex-1 basis-32 text-lead text-ink-2">{copy.start.text}</span>
      </p>
    </Section>
  )
}
