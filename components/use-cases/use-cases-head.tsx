import { CaseCable, CaseCablePhone } from '@/components/illustrations/case-cable'
import { SectionHead } from '@/components/layout/section'
import { ButtonLink } from '@/components/ui/button'

interface UseCasesHeadProps {
  head: { eyebrow?: string; heading: string; lead: string }
  /** How many cases hang on the cable. */
  cases: number
  /** A first step for a visitor who has seen enough. */
  step: { label: string; href: string }
}

/** The top of the page: a cable from the last line of the text to the top of the window, with a hanger for every case. */
export const UseCasesHead = ({ head, cases, step }: UseCasesHeadProps) => (
  <div className="grid-lines relative">
    <div className="page-width relative pt-14 md:pt-20 short:pt-6 print:pt-8">
      <div className="relative z-1 pb-10 lg:pb-24 print:pb-4">
        <SectionHead {...head} level={1} layout="below" className="lg:[&_h1]:max-w-[11em]" />
        <p data-no-print className="mt-4">
          <ButtonLink look="text" href={step.href}>
            {step.label}
          </ButtonLink>
        </p>
      </div>
      <div data-no-print className="inset-x-gutter bottom-0 max-sm:hidden short:hidden lg:absolute">
        <CaseCable cases={cases} />
      </div>
      <div data-no-print className="sm:hidden short:hidden">
        <CaseCablePhone cases={cases} />
      </div>
    </div>
  </div>
)
