import { toCents } from './money'

/** A tool in a plan. `price` is in US dollars a month. */
export interface PlanItem {
  readonly id: string
  readonly name: string
  readonly price: number
}

/** The tools in a plan, in the order in which they were added. No id occurs twice. */
export type Plan = readonly PlanItem[]

/** All actions on a plan. */
export type PlanAction =
  | { readonly type: 'add'; readonly item: PlanItem }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'clear' }

/** A plan without tools. */
export const emptyPlan: Plan = []

/** Whether a tool is in the plan. */
export const hasItem = (plan: Plan, id: string): boolean => plan.some((item) => item.id === id)

/** The tools on offer with these ids, in the order of the ids. Unknown and repeated ids are left out. */
export function itemsOf(ids: Iterable<unknown>, offered: readonly PlanItem[]): Plan {
  const items = new Map<unknown, PlanItem>(offered.map((item) => [item.id, item]))
  return Array.from(new Set(ids), (id) => items.get(id)).filter((item) => item !== undefined)
}

/** How many tools are in the plan. */
export const countItems = (plan: Plan): number => plan.length

/** The sum of the prices, in cents of a US dollar. */
export const totalCents = (plan: Plan): number => plan.reduce((sum, item) => sum + toCents(item.price), 0)

/**
 * The plan after an action. An action without effect (adding a tool again, removing an absent one) returns the same object, so that
 * `before === after` tells that nothing changed.
 */
export function reducePlan(plan: Plan, action: PlanAction): Plan {
  switch (action.type) {
    case 'add':
      return hasItem(plan, action.item.id) ? plan : [...plan, action.item]
    case 'remove':
      return hasItem(plan, action.id) ? plan.filter((item) => item.id !== action.id) : plan
    case 'clear':
      return plan.length === 0 ? plan : emptyPlan
  }
}

/**
 * The id of the item that gets the focus when another one is removed: the next in the list, else the one before it, `undefined`
 * when none is left.
 */
export function neighborOf(plan: Plan, id: string): string | undefined {
  const index = plan.findIndex((item) => item.id === id)
  return index === -1 ? undefined : (plan[index + 1] ?? plan[index - 1])?.id
}
