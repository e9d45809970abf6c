import { BookCallButton, ButtonLink } from '@/components/ui/button'
import type { Site } from '@/lib/content/types'
import { routes } from '@/lib/routes'

/** A sentence that says whom the call and the form are for, with the links to both. */
export const NextStep = ({ site, className = '' }: { site: Site; className?: string }) => (
  <div className={`flex flex-wrap items-center justify-between gap-x-8 gap-y-3 ${className}`}>
    <p className="max-w-[36rem] grow basis-60 text-balance text-ink-2">{site.nextStep}</p>
    <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
      <BookCallButton site={site} />
      <ButtonLink look="text" href={routes.leadForm.path}>
        {site.labels.getStarted}
      </ButtonLink>
    </div>
  </div>
)

/** The link to the call on the line between two sections of a long page. It takes no height, since sections have room at their edges. */
export const NextStepBetween = ({ site, className = '' }: { site: Site; className?: string }) => (
  <div data-no-print className={`page-width relative z-1 ${className}`}>
    <div className="flex h-0 items-center justify-center">
      <BookCallButton site={site} look="outline" className="bg-paper" />
    </div>
  </div>
)
