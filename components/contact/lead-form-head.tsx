import { WeightedChain } from '@/components/illustrations/weighted-chain'
import { SectionHead } from '@/components/layout/section'

interface LeadFormHeadProps {
  head: { eyebrow?: string; heading: string; lead: string }
  steps: readonly { title: string }[]
}

/** Number of steps whose titles fit beside each other on phones. */
const fitPhones = 3

/** The top of the lead form's page: the steps of the consultation as weights on one chain. They are listed with their texts below. */
export const LeadFormHead = ({ head, steps }: LeadFormHeadProps) => (
  <div className="grid-lines relative">
    <div className="page-width pt-14 pb-8 short:pt-6 md:not-short:pt-20 md:pb-10">
      <SectionHead {...head} level={1} />
      <div aria-hidden="true" className="mt-10 short:mt-6 lg:mt-14">
        <div className="border-t border-ink">
          <WeightedChain weights={steps.length} />
        </div>
        <ul
          className={`mt-3 grid auto-cols-fr grid-flow-col gap-x-1 text-center max-2xs:-mx-3 sm:gap-x-4 sm:mt-4 ${steps.length > fitPhones ? 'max-sm:hidden' : ''}`}
        >
          {steps.map(({ title }) => (
            <li
              key={title}
              className="mx-auto w-full max-w-[18rem] text-note leading-tight font-semibold text-balance wrap-anywhere hyphens-auto sm:font-display sm:text-h4 sm:font-medium lg:text-h3-s"
            >
              {title}
            </li>
          ))}
        </ul>
      </div>
    </div>
  </div>
)
