import { BookCallButton } from '@/components/ui/book-call-button'
import { ButtonLink } from '@/components/ui/button'
import type { Site } from '@/lib/content/types'
import { routes } from '@/lib/routes'

/** Whom the call and the form are for, and both links. */
export const NextStep = ({ site, className = '' }: { site: Site; className?: string }) => (
  <div className={`flex flex-wrap items-center justify-between gap-x-8 gap-y-3 ${className}`}>
    <p className="max-w-[36rem] grow basis-60 text-balance text-ink-2">{site.nextStep}</p>
    <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
      <BookCallButton site={site} look="text" />
      <ButtonLink look="text" href={routes.leadForm.path}>
        {site.labels.getStarted}
      </ButtonLink>
    </div>
  </div>
)

/** The breakpoint from which on a band is hidden. */
const hiddenFrom = { tablet: 'tablet:hidden', lg: 'lg:hidden' }

interface NextStepBandProps {
  site: Site
  /** Shown below this breakpoint only: from there on a next step is within two screens without it. */
  below?: keyof typeof hiddenFrom
}

/** A slim band between the sections of a long page: one link, since what it is for is said where both ways stand. */
export const NextStepBand = ({ site, below }: NextStepBandProps) => (
  <div data-no-print className={`grid-lines relative border-t border-rule bg-paper ${below ? hiddenFrom[below] : ''}`}>
    <div className="page-width py-3">
      <BookCallButton site={site} look="text" />
    </div>
  </div>
)
