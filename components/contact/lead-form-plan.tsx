import type { PlanData } from '@/components/enhancements/parts'
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

interface LeadFormPlanProps {
  copy: Fields<'leadFormPage'>['plan']
  plan: Pick<Fields<'planPage'>, 'panel' | 'notices'>
  tools: readonly PlanTool[]
  /** The heading of an estimate, and the button that adds it to the message. */
  estimate: { heading: string; add: string }
  site: Site
}

const cardClass = 'mb-6 p-4 sm:p-6'
const headingClass = 'font-display text-title font-medium'
const noteClass = 'mt-1.5 text-note text-ink-2'
const textClass = 'mt-4 mb-3 text-small text-ink-2'

/**
 * The plan and the estimate that a visitor brings to the lead form, which must stay within the first ten packets (docs/performance.md).
 * The plan stays hidden until components/enhancements/lead-form-plan.ts has copied its row for each tool that the address names. Where
 * that script fails, a notice stands in its place (app/styles/base.css).
 */
export const LeadFormPlan = ({ copy, plan: { panel, notices }, tools, estimate, site }: LeadFormPlanProps) => (
  <>
    <p role="status" data-part="status" className="sr-only mb-4 text-small font-medium text-copper" />
    <div role="alert" className="plan-error mb-6">
      <p>
        {copy.failed} <EmailSentenceEnd address={site.email} />
      </p>
      <BookCallButton site={site} look="outline" className="mt-6 max-xs:w-full" />
    </div>
    <template data-part="estimate">
      <Card as="section" aria-labelledby="linked-estimate" className={cardClass}>
        <h2 id="linked-estimate" className={headingClass}>
          {estimate.heading}
        </h2>
        <p data-part="line" className={noteClass} />
        <p role="status" tabIndex={-1} data-part="note" className={textClass} />
        <button type="button" data-part="add" className={buttonClass({ look: 'outline' })}>
          {estimate.add}
        </button>
      </Card>
    </template>
    <Card
      as="section"
      hidden
      data-part="plan"
      data-plan={JSON.stringify({
        offered: tools.map(({ id, name, price }) => ({ id, name, price })),
        email: site.email,
        draft: {
          subject: panel.email.subject,
          intro: panel.email.intro,
          priceTemplate: panel.priceTemplate,
          totalLabel: panel.totalLabel,
        },
        removed: notices.removed,
        missing: notices.missing,
      } satisfies PlanData)}
      aria-labelledby="lead-form-plan"
      className={cardClass}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="lead-form-plan" className={headingClass}>
          {panel.heading}
        </h2>
        <a href={routes.plan.path} data-part="change" className="text-link py-0.5 text-small">
          {copy.changeLabel}
        </a>
      </div>
      <ul data-part="rows" className="mt-3 border-t border-rule">
        <template data-part="row">
          <li className="flex flex-wrap items-start gap-x-3 border-b border-rule py-1">
            <p data-part="name" className="min-w-0 flex-1 basis-28 py-3 text-small leading-snug font-medium" />
            <p data-part="price" className="ml-auto py-3 text-small leading-snug tabular-nums" />
            <IconButton data-part="remove" label={panel.removeLabel} look="remove" className="-mr-2.5 print:hidden">
              <Icon name="close" size={16} />
            </IconButton>
          </li>
        </template>
      </ul>
      <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{panel.totalLabel}</span>
        <span className="text-small text-ink-2">
          <Price form={panel.priceTemplate} amount={0} size="s" part="total" className="mr-1" />
        </span>
      </p>
      <p className={noteClass}>{site.priceNote}</p>
      <p className={textClass}>{site.leadForm.prefillField ? copy.prefilled : copy.notPrefilled}</p>
      <a
        href={`mailto:${site.email}`}
        data-part="mail"
        data-event="Plan sent"
        className={buttonClass({ look: 'outline' })}
      >
        {panel.email.label}
      </a>
    </Card>
  </>
)
