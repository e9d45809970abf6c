import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/lib/icons'

interface ConsultationStepsProps {
  heading: string
  steps: { title: string; text: string; icon: IconName }[]
  className?: string
}

/** The three steps of the free consultation. */
export const ConsultationSteps = ({ heading, steps, className }: ConsultationStepsProps) => (
  <div className={className}>
    <h2 className="text-h3 font-medium">{heading}</h2>
    <ol className="mt-5 border-t border-ink">
      {steps.map(({ title, text, icon }) => (
        <li key={title} className="grid grid-cols-[2.75rem_minmax(0,1fr)] border-b border-rule py-6">
          <Icon name={icon} size={28} />
          <div>
            <h3 className="heading-plain text-body">{title}</h3>
            <p className="mt-1 text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </div>
)
