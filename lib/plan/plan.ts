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

/** The sum of the prices in US dollars, added in whole cents, so that it is exact. */
export const totalPrice = (plan: Plan): number =>
  plan.reduce((cents, { price }) => cents + Math.round(price * 100), 0) / 100

/** The plan after an action. An action without effect, such as adding a tool again, returns the same object. */
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

/** The id of the item that gets the focus when another one is removed: the next in the list, else the one before it. */
export function neighborOf(plan: Plan, id: string): string | undefined {
  const index = plan.findIndex((item) => item.id === id)
  return index === -1 ? undefined : (plan[index + 1] ?? plan[index - 1])?.id
}

const haveSameTools = (one: Plan, other: Plan): boolean =>
  one.length === other.length && one.every(({ id }) => hasItem(other, id))

/**
 * The plan that a notice offers to bring back after a link has replaced it; undefined for one without tools, or with the tools that are
 * shown. A plan `earlier` that a link has replaced before is preferred, since the one before this link came from a link too.
 */
export function replacedPlan(plan: Plan, before: Plan, earlier: Plan = emptyPlan): Plan | undefined {
  const own = earlier.length > 0 ? earlier : before
  return own.length === 0 || haveSameTools(own, plan) ? undefined : own
}
