import { ProcessArch } from '@/components/illustrations/process-arch'
import { ProcessArchHalf } from '@/components/illustrations/process-arch-half'
import { ProcessChain } from '@/components/illustrations/process-chain'
import { Section } from '@/components/layout/section'
import { Figure } from '@/components/ui/figure'
import type { Fields } from '@/lib/content/collections'

const illustrations = [<ProcessChain key="chain" />, <ProcessArchHalf key="half" />, <ProcessArch key="arch" />]

/** The steps of a project, beside the heading. */
export const Process = ({ copy }: { copy: Fields<'homePage'>['process'] }) => (
  <Section id="how-it-works" tone="stone" className="lg:grid lg:grid-cols-12 lg:gap-6">
    <div className="lg:col-span-4">
      <div className="gap-x-10 sm:max-lg:grid sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] sm:max-lg:items-end lg:sticky lg:top-32">
        <div>
          <h2>{copy.heading}</h2>
          <p className="mt-5 max-w-[26rem] text-lead text-ink-2">{copy.lead}</p>
        </div>
        <p className="mt-8 flex items-center gap-5 border-t border-rule-2 pt-6 lg:mt-12">
          <Figure value={copy.start.value} size="l" className="shrink-0" />
          <span className="text-small text-ink-2">{copy.start.text}</span>
        </p>
      </div>
    </div>
    <ol className="max-lg:mt-8 lg:col-span-8">
      {copy.steps.map(({ title, text, result }, i) => (
        <li
          key={title}
          data-reveal=""
          className="items-center gap-10 border-b border-rule-2 py-10 last:border-b-0 last:pb-0 sm:grid sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:first:pt-0"
        >
          <div className="mx-auto w-full max-w-[22rem]">{illustrations[i]}</div>
          <div className="max-sm:mt-6">
            <h3 className="text-h3-l">{title}</h3>
            <p className="mt-3 text-balance text-ink-2">{text}</p>
            <p className="mt-4 text-small font-semibold">
              <span className="font-normal text-copper">{copy.resultLabel}</span> {result}
            </p>
          </div>
        </li>
      ))}
    </ol>
  </Section>
)
