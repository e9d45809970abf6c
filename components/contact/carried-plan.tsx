import { BookCallButton } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Price } from '@/components/ui/price'
import { EmailSentenceEnd } from '@/components/ui/text'
import type { Fields } from '@/lib/content/collections'
import type { PlanTool, Site } from '@/lib/content/types'
import { routes } from '@/lib/routes'

interface CarriedPlanProps {
  copy: Fields<'leadFormPage'>['plan']
  plan: Fields<'planPage'>
  tools: readonly PlanTool[]
  site: Site
}

/**
 * The plan that a visitor brings to the lead form. Its markup has few marks of its own, since the page must stay within the first ten
 * packets (docs/performance.md). It stays hidden until components/enhancements/carried-plan.ts has copied its
 * row for each tool that the address names. Where that script fails, a notice stands in its place (app/styles/base.css).
 */
export const CarriedPlan = ({ copy, plan: { panel, notices }, tools, site }: CarriedPlanProps) => (
  <>
    <p
      role="status"
      data-removed={notices.removed}
      data-one={notices.missing.one}
      data-other={notices.missing.other}
      className="sr-only mb-4 text-small font-medium text-copper"
    />
    <div role="alert" className="plan-error mb-6">
      <p>
        {copy.failed} <EmailSentenceEnd address={site.email} />
      </p>
      <BookCallButton site={site} look="outline" className="mt-6 max-xs:w-full" />
    </div>
    <Card as="section" hidden aria-labelledby="carried-plan" className="mb-6 p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="carried-plan" className="font-display text-h3 font-medium">
          {panel.heading}
        </h2>
        <a href={routes.plan.path} className="text-link py-0.5 text-small">
          {copy.changeLabel}
        </a>
      </div>
      <ul
        data-offered={tools.map(({ id, name, price }) => `${id} ${price} ${name}`).join('\n')}
        className="mt-3 border-t border-rule"
      >
        <template>
          <li className="flex flex-wrap items-start gap-x-3 border-b border-rule py-1">
            <p className="min-w-0 flex-1 basis-28 py-3 text-small leading-snug font-medium" />
            <p className="ml-auto py-3 text-small leading-snug tabular-nums" />
            <IconButton data-remove="" label={panel.removeLabel} look="remove" className="-mr-2.5 print:hidden">
              <Icon name="close" size={16} />
            </IconButton>
          </li>
        </template>
      </ul>
      <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{panel.totalLabel}</span>
        <span className="text-small text-ink-2">
          <Price form={panel.priceForm} amount={0} size="s" className="mr-1" />
        </span>
      </p>
      <p className="mt-1.5 text-note text-ink-2">{site.priceNote}</p>
      <p className="mt-4 mb-3 text-small text-ink-2">
        {site.leadForm.prefillField ? copy.prefilled : copy.notPrefilled}
      </p>
      <a
        href={`mailto:${site.email}`}
        data-event="Plan sent"
        data-subject={panel.email.subject}
        data-intro={panel.email.intro}
        data-price={panel.priceForm}
        data-total={panel.totalLabel}
        className={buttonClass({ look: 'outline' })}
      >
        {panel.email.label}
      </a>
    </Card>
  </>
)
