import { WeightedChain } from '@/components/illustrations/weighted-chain'
import { SectionHead } from '@/components/layout/section'

interface LeadFormHeadProps {
  head: { eyebrow?: string; heading: string; lead: string }
  /** Name of the list of steps. */
  label: string
  steps: readonly { title: string; text: string }[]
}

/** Number of steps whose titles fit beside each other on phones. */
const fitPhones = 3

/** Columns with space inside instead of gaps between them, so that the middle of each is below its weight. */
const columns = 'mt-3 grid auto-cols-fr grid-flow-col text-center *:px-0.5 max-2xs:-mx-3 sm:mt-4 sm:*:px-1 lg:*:px-3'

/**
 * The top of the lead form's page: the steps of the consultation as weights on one chain, with their texts where columns
 * have room for them. Elsewhere they are below the form.
 */
export const LeadFormHead = ({ head, label, steps }: LeadFormHeadProps) => (
  <div className="grid-lines relative [--grid-cross:transparent]">
    <div className="page-width pt-14 pb-8 short:pt-6 md:not-short:pt-20 md:pb-12">
      <SectionHead {...head} level={1} />
      <div className="mt-10 short:mt-6 lg:mt-14">
        <div className="border-t border-ink">
          <WeightedChain weights={steps.length} />
        </div>
        <ul
          aria-hidden="true"
          className={`${columns} @3xl/page:hidden @max-[19rem]/page:hidden ${steps.length > fitPhones ? 'max-sm:hidden' : ''}`}
        >
          {steps.map(({ title }) => (
            <li key={title} className="text-note leading-tight font-semibold text-balance wrap-anywhere hyphens-auto">
              {title}
            </li>
          ))}
        </ul>
        <ol aria-label={label} className={`${columns} @max-3xl/page:hidden`}>
          {steps.map(({ title, text }) => (
            <li key={title} className="mx-auto w-full max-w-[22rem]">
              <h2 className="heading-plain font-display text-body font-medium tracking-title @5xl/page:text-h3-s">
                {title}
              </h2>
              <p className="mt-2 text-small text-balance text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  </div>
)
