import { CallToActionLink } from '@/components/ui/button'
import type { NextStep } from '@/lib/blog/calls-to-action'

interface StepLineProps {
  step: NextStep
  newTabLabel: string
  className?: string
}

/** A quiet call to action between the parts of an article or of a list. */
export const StepLine = ({ step: { text, link }, newTabLabel, className = '' }: StepLineProps) => (
  <div data-no-print className={`flex flex-wrap items-center justify-between gap-x-8 gap-y-1.5 ${className}`}>
    <p className="max-w-[30rem] text-balance text-body text-ink-2">{text}</p>
    <CallToActionLink look="text" callToAction={link} newTabLabel={newTabLabel} />
  </div>
)
