import { dropPlan } from './drop-plan'
import type { PlanItem } from './plan'
import { type StoredPlan, storedPlan } from './stored-plan'

/**
 * Reads and deletes the plan that the previous document stored.
 * @param offered All tools on offer; stored ids that are not among them are left out.
 * @returns Undefined when no plan is stored.
 */
export function takePlan(offered: readonly PlanItem[]): StoredPlan | undefined {
  const stored = storedPlan(offered)
  dropPlan()
  return stored
}
