import { ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Eyebrow } from '@/components/ui/eyebrow'
import { routes } from '@/lib/routes'
import { Fireworks } from './fireworks'

interface ThankYouProps {
  copy: { head: { eyebrow?: string; heading: string; lead: string }; homeLabel: string; servicesLabel: string }
  /** Shown while the demo form stands in for the form of a provider. */
  notice?: string
}

/** The page after a form was sent: fireworks, what happens next, and links. */
export const ThankYou = ({ copy: { head, homeLabel, servicesLabel }, notice }: ThankYouProps) => (
  <div className="grid-lines relative min-h-[calc(100dvh-4.75rem-1px)]">
    <div className="page-width grid grid-cols-1 min-h-[inherit] content-center items-center gap-x-6 gap-y-10 py-8 tablet:grid-cols-12 tablet:py-12 short:sm:grid-cols-12">
      <div className="tablet:col-span-6 short:sm:col-span-6">
        {head.eyebrow && <Eyebrow className="mb-5">{head.eyebrow}</Eyebrow>}
        <h1>{head.heading}</h1>
        <p className="mt-6 max-w-[30rem] text-lead text-ink-2">{head.lead}</p>
        {notice && (
          <Card as="p" look="copper" corner="control" className="mt-6 max-w-[30rem] px-3.5 py-2 text-note text-copper">
            {notice}
          </Card>
        )}
        <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
          <ButtonLink href={routes.home.path}>{homeLabel}</ButtonLink>
          <ButtonLink look="text" href={routes.services.path}>
            {servicesLabel}
          </ButtonLink>
        </div>
      </div>
      <div data-no-print className="max-tablet:order-first tablet:col-span-6 short:sm:col-span-6 short:sm:order-last">
        <Fireworks />
      </div>
    </div>
  </div>
)
