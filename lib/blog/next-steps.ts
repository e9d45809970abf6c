import type { CallToAction } from '@/lib/call-to-action'
import { routes } from '@/lib/routes'

/** A call to action inside an article or a list, as `content/pages/blog.yaml` names it. */
interface StepCopy {
  text: string
  label: string
  target: 'booking' | 'lead-form' | 'roi-calculator' | 'plan'
}

/** A sentence with the link that follows it. */
export interface NextStep {
  text: string
  link: CallToAction
}

/** The calls to action of the blog with their addresses. */
export const nextSteps = (steps: readonly StepCopy[], booking: string): NextStep[] => {
  const addresses = {
    booking,
    'lead-form': routes.leadForm.path,
    'roi-calculator': routes.roiCalculator.path,
    plan: routes.plan.path,
  }
  return steps.map(({ text, label, target }) => ({
    text,
    link: { label, href: addresses[target], isBooking: target === 'booking' },
  }))
}
