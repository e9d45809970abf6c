import { ProcessArch, ProcessArchHalf, ProcessChain } from '@/components/illustrations/process-steps'
import { Section } from '@/components/layout/section'
import { Figure } from '@/components/ui/figure'
import { NoBreakText } from '@/components/ui/text'
import type { Fields } from '@/lib/content/collections'

/** The first step is a chain, the last one the finished arch, and those between are arches under construction. */
const illustrationOf = (step: number, steps: number) => {
  if (step === steps - 1) return <ProcessArch />
  return step === 0 ? <ProcessChain /> : <ProcessArchHalf />
}

/** The steps of a project in rows: name, illustration, text. */
export const Process = ({ copy }: { copy: Fields<'homePage'>['process'] }) => (
  <Section id="how-it-works" tone="stone">
    <div className="grid grid-cols-1 gap-x-6 gap-y-8 lg:grid-cols-12 lg:items-end">
      <div className="lg:col-span-7">
        <h2>{copy.heading}</h2>
        <p className="mt-5 max-w-[36rem] text-lead text-ink-2">{copy.lead}</p>
      </div>
      <p className="flex items-center gap-5 lg:col-span-4 lg:col-start-9">
        <Figure value={copy.start.value} size="l" className="shrink-0" />
        <span className="text-small text-ink-2">{copy.start.text}</span>
      </p>
    </div>
    <ol className="mt-8 border-t border-ink lg:mt-12">
      {copy.steps.map(({ title, text, result }, i) => (
        <li
          key={title}
          data-reveal=""
          className="items-center gap-x-6 gap-y-4 border-b border-rule-2 py-10 last:border-b-0 last:pb-0 sm:grid sm:grid-cols-2 lg:grid-cols-12"
        >
          <h3 className="text-h3-l sm:max-lg:col-start-2 sm:max-lg:self-end lg:col-span-3">
            <NoBreakText text={title} />
          </h3>
          <div className="mx-auto w-full max-w-[22rem] lg:max-w-[18rem] max-sm:mt-6 sm:max-lg:col-start-1 sm:max-lg:row-span-2 sm:max-lg:row-start-1 lg:col-span-5">
            {illustrationOf(i, copy.steps.length)}
          </div>
          <div className="max-sm:mt-6 sm:max-lg:self-start lg:col-span-4">
            <p className="text-balance text-ink-2">
              <NoBreakText text={text} />
            </p>
            <p className="mt-4 text-small font-semibold">
              <span className="font-normal text-copper">{copy.resultLabel}</span> {result}
            </p>
          </div>
        </li>
      ))}
    </ol>
  </Section>
)
