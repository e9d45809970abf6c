import type { Roi } from '@/lib/content/schemas/roi'
import type { Explanation } from '@/lib/roi/explain'
import { NoBreakText } from './no-break-text'

interface ResultBasisProps {
  explanation: Explanation
  copy: Pick<Roi['result'], 'basisHeading' | 'assumptionsHeading' | 'note'>
}

/** How the figures were calculated: a sentence, the assumptions, the formulas, and the note that they are estimates. */
export const ResultBasis = ({ explanation, copy }: ResultBasisProps) => (
  <div className="mt-12 grid grid-cols-1 gap-x-16 gap-y-10 border-t border-rule pt-9 lg:grid-cols-2 print:mt-8 print:grid-cols-2 print:gap-x-8 print:pt-6">
    <section>
      <h4 className="font-display text-h4 font-medium">{copy.basisHeading}</h4>
      <p className="mt-3 max-w-[36rem] wrap-anywhere text-ink-2">
        <NoBreakText text={explanation.sentence} />
      </p>
      <p className="mt-4 max-w-[36rem] border-l-2 border-copper-line pl-4 text-small font-medium">{copy.note}</p>
    </section>
    <section>
      <h4 className="font-display text-h4 font-medium">{copy.assumptionsHeading}</h4>
      <dl className="mt-2 text-small">
        {explanation.assumptions.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-6 border-b border-rule py-2 print:py-1">
            <dt className="text-ink-2">
              <NoBreakText text={label} />
            </dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-4 grid gap-1.5 text-small tabular-nums text-ink-2">
        {explanation.formulas.map((formula) => (
          <li key={formula}>
            <NoBreakText text={formula} />
          </li>
        ))}
      </ul>
    </section>
  </div>
)
