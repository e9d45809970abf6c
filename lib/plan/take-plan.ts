import { dropPlan } from './drop-plan'
import type { Plan, PlanItem } from './plan'
import { storedPlan } from './stored-plan'

/**
 * Reads and deletes the plan that the previous document stored.
 * @param offered All tools on offer; stored ids that are not among them are left out.
 * @returns Undefined when no plan is stored.
 */
export function takePlan(offered: readonly PlanItem[]): Plan | undefined {
  const plan = storedPlan(offered)
  dropPlan()
  return plan
}
