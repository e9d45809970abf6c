import { IconEntry } from '@/components/ui/icon-entry'
import type { IconName } from '@/lib/icons'

interface ConsultationStepsProps {
  heading: string
  steps: { title: string; text: string; icon: IconName }[]
  className?: string
}

/** The steps with their texts, in windows that have no room for them in the head. */
export const ConsultationSteps = ({ heading, steps, className }: ConsultationStepsProps) => (
  <div className={className}>
    <h2 className="text-h3 font-medium">{heading}</h2>
    <ol className="mt-5 border-t border-ink">
      {steps.map((step) => (
        <IconEntry key={step.title} {...step} />
      ))}
    </ol>
  </div>
)
