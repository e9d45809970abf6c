import { columns } from '@/components/layout/columns'
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
        <SectionHead heading={copy.heading} lead={copy.lead} layout="below" />
      </div>
      <ul
        data-reveal=""
        className={`mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-5 max-sm:text-small sm:grid-cols-2 sm:gap-x-8 sm:gap-y-9 lg:mt-16 ${columns(copy.painPoints.length, 4)}`}
      >
        {copy.painPoints.map(({ title, text }) => (
          <li key={title} className="border-t border-ink pt-4">
            <h3 className="text-body sm:text-h3">{title}</h3>
            <p className="mt-2 text-ink-2 sm:text-balance">{text}</p>
          </li>
        ))}
      </ul>
    </div>
    <div className="mt-9 sm:mt-14 lg:mt-18" data-reveal="">
      <BeforeAfter copy={copy} />
    </div>
  </section>
)
