import { PainChain } from '@/components/illustrations/pain-chain'
import { PainChainsRow } from '@/components/illustrations/pain-chains-row'
import { SectionHead } from '@/components/layout/section'
import type { Fields } from '@/lib/content/collections'
import { BeforeAfter } from './before-after/before-after'

interface ProblemProps {
  copy: Fields<'homePage'>['problem']
}

/** Problems of a business, and the Before/After picture, which is wider than the page's grid. */
export const Problem = ({ copy }: ProblemProps) => (
  <section className="grid-lines relative isolate border-t border-rule">
    <div className="page-width pt-section">
      <div data-reveal="">
        <SectionHead heading={copy.heading} lead={copy.lead} />
      </div>
      <div className="mt-12 lg:mt-16" data-reveal="">
        <div className="max-lg:hidden">
          <PainChainsRow />
        </div>
        <ul className="grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:mt-4 lg:grid-cols-4 lg:gap-0">
          {copy.painPoints.map(({ title, text }, i) => (
            <li key={title} className="lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:pr-8">
              <div className="max-w-[36rem] sm:aspect-15/4 lg:hidden">
                <PainChain bay={i} />
              </div>
              <h3 className="text-h3-s max-lg:mt-2">{title}</h3>
              <p className="mt-2 text-balance text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
    <div className="mt-14 lg:mt-18" data-reveal="">
      <BeforeAfter copy={copy} />
    </div>
  </section>
)
