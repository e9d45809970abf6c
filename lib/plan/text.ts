import { mailDraft } from '../links/contact-links'
import { fillTemplate } from '../text/fill-template'
import { formatPrice } from '../text/money'
import { type Plan, totalPrice } from './plan'

/** Copy for a count. `{count}` in `other` is replaced by the number. */
export interface CountCopy {
  readonly one: string
  readonly other: string
}

/** Formats a count: 1 → `1 tool`, 3 → `3 tools`. */
export const nameCount = (count: number, copy: CountCopy): string =>
  count === 1 ? copy.one : fillTemplate(copy.other, { count })

/** Puts a tool's name into a text: `Remove {tool name}` → `Remove Lead Follow-Up`. */
export const nameTool = (template: string, name: string): string => fillTemplate(template, { 'tool name': name })

/** Copy around the prices of a plan. */
export interface PriceCopy {
  /** The form of every price: `{price} a month`. */
  readonly priceTemplate: string
  readonly totalLabel: string
}

/** A plan as plain text: a line for each tool with its price, and one for the total. */
export function planText(plan: Plan, { priceTemplate, totalLabel }: PriceCopy): string {
  const line = (label: string, price: number) => `${label}: ${formatPrice(priceTemplate, price)}`
  const tools = plan.map(({ name, price }) => line(name, price))
  return [...tools, line(totalLabel, totalPrice(plan))].join('\n')
}

/** Copy of the mail draft with a plan. */
export interface DraftCopy extends PriceCopy {
  readonly subject: string
  /** First line of the draft. */
  readonly intro: string
}

/** The address of a mail draft with a plan, the link that opens it, and what else the visitor has added. */
export const planDraft = (
  email: string,
  plan: Plan,
  link: string,
  { subject, intro, ...copy }: DraftCopy,
  ...more: string[]
): string => mailDraft(email, subject, [intro, planText(plan, copy), link, ...more].join('\n\n'))
