import type { Call } from '@/lib/call'
import { routes } from '@/lib/routes'

/** Where an article can send its reader. */
type CallTarget = 'lead-form' | 'services' | 'booking'

interface CallSources {
  labels: { leadForm: string; services: string; booking: string }
  /** Address of the booking page. */
  booking: string
}

/**
 * The two links at the end of an article: first the one that its front matter asks for, then the services, or the lead
 * form where the services are first (spec section 2, Blog).
 */
export const callsToAction = (target: CallTarget, { labels, booking }: CallSources): [main: Call, second: Call] => {
  const calls: Record<CallTarget, Call> = {
    'lead-form': { label: labels.leadForm, href: routes.leadForm.path },
    services: { label: labels.services, href: routes.services.path },
    booking: { label: labels.booking, href: booking, external: true },
  }
  return [calls[target], target === 'services' ? calls['lead-form'] : calls.services]
}
