import { hasItem, type Plan } from './plan'

const haveSameTools = (one: Plan, other: Plan): boolean =>
  one.length === other.length && one.every(({ id }) => hasItem(other, id))

/**
 * The plan that can be brought back after a link has replaced it.
 * @param plan The plan that is shown now.
 * @param earlier The plans before it, the latest first.
 * @returns The first of them that has tools and differs from the shown plan in more than their order.
 */
export const replacedPlan = (plan: Plan, ...earlier: readonly (Plan | undefined)[]): Plan | undefined =>
  earlier.find((one) => one && one.length > 0 && !haveSameTools(one, plan))
