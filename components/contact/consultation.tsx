import { ruledColumns } from '@/components/layout/columns'
import { SectionHead } from '@/components/layout/section'

interface LeadFormHeadProps {
  head: { eyebrow?: string; heading: string; lead: string }
  /** Heading of the list of steps. */
  label: string
  steps: readonly { title: string; text: string }[]
}

/** The top of the lead form's page: the steps of the consultation, in numbered columns above the form. */
export const LeadFormHead = ({ head, label, steps }: LeadFormHeadProps) => (
  <div className="grid-lines relative">
    <div className="page-width pt-14 pb-8 short:pt-6 md:not-short:pt-20 md:pb-12">
      <SectionHead {...head} level={1} />
      <h2 id="Steps" className="heading-plain mt-10 border-b border-ink pb-3 text-small short:mt-6 lg:mt-14">
        {label}
      </h2>
      <ol aria-labelledby="Steps" className={`mt-6 grid gap-y-6 lg:mt-8 ${ruledColumns(steps.length)}`}>
        {steps.map(({ title, text }, i) => (
          <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5">
            <span aria-hidden="true" className="w-[0.62em] font-display text-h2">
              {i + 1}
            </span>
            <div>
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1.5 max-w-[34rem] text-small text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  </div>
)
