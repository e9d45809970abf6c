import type { Plan } from './plan'
import type { PlanKey } from './storage-key'

const key: PlanKey = 'plan'

/** Stores a plan for the next document of this tab. */
export function leavePlan(plan: Plan): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(plan.map(({ id }) => id)))
  } catch {
    // The storage is full or blocked: the plan is lost when the visitor leaves the page.
  }
}
