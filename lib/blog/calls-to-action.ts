import type { CallToAction } from '@/lib/call-to-action'
import { routes } from '@/lib/routes'

/** The targets of an article's calls to action. */
type CallToActionTarget = 'lead-form' | 'services' | 'booking'

interface CallToActionSources {
  labels: { leadForm: string; services: string; booking: string }
  /** Address of the booking page. */
  booking: string
}

/**
 * The two links at the end of an article: first the target that its front matter names, then the services, or the lead
 * form when the services are first.
 */
export const callsToAction = (
  target: CallToActionTarget,
  { labels, booking }: CallToActionSources,
): [main: CallToAction, second: CallToAction] => {
  const links: Record<CallToActionTarget, CallToAction> = {
    'lead-form': { label: labels.leadForm, href: routes.leadForm.path },
    services: { label: labels.services, href: routes.services.path },
    booking: { label: labels.booking, href: booking, isBooking: true },
  }
  return [links[target], target === 'services' ? links['lead-form'] : links.services]
}

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
