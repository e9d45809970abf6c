import { mailDraft } from '../mail-draft'
import { formatCents, toCents } from './money'
import { type Plan, totalCents } from './plan'

/** Copy around the prices of a plan. */
export interface PriceCopy {
  /** Words after a price, such as `a month`. */
  readonly priceUnit: string
  readonly totalLabel: string
}

/** A plan as plain text: a line for each tool with its price, and one for the total. */
export function planText(plan: Plan, { priceUnit, totalLabel }: PriceCopy): string {
  const line = (label: string, cents: number) => `${label}: ${formatCents(cents)} ${priceUnit}`
  const tools = plan.map(({ name, price }) => line(name, toCents(price)))
  return [...tools, line(totalLabel, totalCents(plan))].join('\n')
}

/** Copy of the mail draft with a plan. */
export interface DraftCopy extends PriceCopy {
  readonly subject: string
  /** First line of the draft. */
  readonly intro: string
}

/** The address of a mail draft with a plan and the link that opens it. */
export const planDraft = (email: string, plan: Plan, link: string, { subject, intro, ...copy }: DraftCopy): string =>
  mailDraft(email, subject, [intro, planText(plan, copy), link].join('\n\n'))
