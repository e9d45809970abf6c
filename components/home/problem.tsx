import { PainChain, PainChainsRow } from '@/components/illustrations/pain-chains'
import { columns } from '@/components/layout/columns'
import { SectionHead } from '@/components/layout/section'
import type { Fields } from '@/lib/content/collections'
import { BeforeAfter } from './before-after/before-after'

/** The wide row of chains has a bay for each of four points; other numbers have a chain above each. */
const bays = 4

interface ProblemProps {
  copy: Fields<'homePage'>['problem']
}

/** Problems of a business, and the Before/After picture, which is wider than the page's grid. */
export const Problem = ({ copy }: ProblemProps) => {
  const inOneRow = copy.painPoints.length === bays
  return (
    <section className="grid-lines relative isolate border-t border-rule">
      <div className="page-width pt-section">
        <div data-reveal="">
          <SectionHead heading={copy.heading} lead={copy.lead} />
        </div>
        <div className="mt-12 lg:mt-16" data-reveal="">
          {inOneRow && (
            <div className="max-lg:hidden">
              <PainChainsRow />
            </div>
          )}
          <ul
            className={`grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:mt-4 lg:gap-x-0 ${columns(copy.painPoints.length, 4)} ${inOneRow ? 'lg:gap-y-0' : ''}`}
          >
            {copy.painPoints.map(({ title, text }, i) => (
              <li key={title} className={inOneRow ? 'lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:pr-8' : 'lg:pr-8'}>
                <div className={`max-w-[36rem] sm:aspect-15/4 ${inOneRow ? 'lg:hidden' : ''}`}>
                  <PainChain bay={i} />
                </div>
                <h3 className={`text-h3-s ${inOneRow ? 'max-lg:mt-2' : 'mt-2'}`}>{title}</h3>
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
}
