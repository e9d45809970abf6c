import type { Explanation } from '@/lib/roi/explain'
import { NoBreakAnswer } from './no-break-answer'

/** Every number of the formula with where it comes from. */
export const ResultSources = ({ heading, sources }: { heading: string; sources: Explanation['sources'] }) => (
  <section aria-labelledby="roi-sources" className="print:col-start-1 print:row-start-4 print:mt-4">
    <h3 id="roi-sources" className="text-h3 print:text-body">
      {heading}
    </h3>
    <dl className="mt-4 grid gap-x-16 border-t border-ink text-small lg:grid-cols-2 print:mt-1 print:block print:text-note print:leading-tight">
      {sources.map(({ name, label, spoken, value, basis }) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-rule py-2 print:block print:py-0.5 print:*:inline"
        >
          <dt className="font-semibold">
            <NoBreakAnswer text={label} spoken={spoken} />
          </dt>
          <dd className="tabular-nums print:mx-1">{value}</dd>
          <dd className="col-span-full text-ink-2">{basis}</dd>
        </div>
      ))}
    </dl>
  </section>
)
