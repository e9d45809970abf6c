import type { Site } from '@/lib/content/types'
import type { CallToAction } from '@/lib/links/call-to-action'
import { routes } from '@/lib/routes'

/** What the calls to action of the blog lead to. */
type Target = 'booking' | 'lead-form' | 'plan' | 'roi-calculator' | 'services'

/** @param booking Address of the booking page. */
const linkTo = (target: Target, label: string, booking: string): CallToAction => {
  const addresses: Record<Target, string> = {
    booking,
    'lead-form': routes.leadForm.path,
    plan: routes.plan.path,
    'roi-calculator': routes.roiCalculator.path,
    services: routes.services.path,
  }
  return { label, href: addresses[target], isBooking: target === 'booking' }
}

/** The two links at the end of an article: the target that it names, then the services, or the lead form where the services are first. */
export const callsToAction = (
  target: 'lead-form' | 'services' | 'booking',
  servicesLabel: string,
  { labels, booking }: Pick<Site, 'labels' | 'booking'>,
): [main: CallToAction, second: CallToAction] => {
  const names = { 'lead-form': labels.getStarted, services: servicesLabel, booking: labels.bookFreeCall }
  const second = target === 'services' ? 'lead-form' : 'services'
  return [linkTo(target, names[target], booking.href), linkTo(second, names[second], booking.href)]
}

/** A call to action inside an article or a list: a sentence with the link that follows it. */
export interface NextStep {
  text: string
  link: CallToAction
}

/** The calls to action that `content/pages/blog.yaml` names, with their addresses. */
export const nextSteps = (
  steps: readonly { text: string; label: string; target: Exclude<Target, 'services'> }[],
  booking: string,
): NextStep[] => steps.map(({ text, label, target }) => ({ text, link: linkTo(target, label, booking) }))
