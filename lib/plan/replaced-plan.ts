import { emptyPlan, hasItem, type Plan } from './plan'

const haveSameTools = (one: Plan, other: Plan): boolean =>
  one.length === other.length && one.every(({ id }) => hasItem(other, id))

/**
 * The plan that can be brought back after a link has replaced it.
 * @param plan The plan that is shown now.
 * @param before The plan before it.
 * @param earlier The plan that a link has replaced before. It is preferred, since the plan before then came from a link as well.
 * @returns Undefined when that plan has no tools, or differs from the shown one in nothing but their order.
 */
export function replacedPlan(plan: Plan, before: Plan = emptyPlan, earlier: Plan = emptyPlan): Plan | undefined {
  const own = earlier.length > 0 ? earlier : before
  return own.length === 0 || haveSameTools(own, plan) ? undefined : own
}
