import type { PlanKey } from './storage-key'

const key: PlanKey = 'plan'

/** Deletes a stored plan. Every page calls this after a reload, which empties the plan. */
export function dropPlan(): void {
  try {
    delete sessionStorage[key]
  } catch {
    // The visitor blocks storage: nothing is stored.
  }
}
