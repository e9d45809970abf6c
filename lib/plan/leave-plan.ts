import type { Plan } from './plan'
import type { PlanKey } from './storage-key'

const key: PlanKey = 'plan'

const idsOf = (plan: Plan): string[] => plan.map(({ id }) => id)

/**
 * Stores a plan for the next document of this tab, as a list of ids.
 * @param earlier The plan that a link has replaced, which follows after a `null`.
 */
export function leavePlan(plan: Plan, earlier?: Plan): void {
  try {
    sessionStorage.setItem(
      key,
      JSON.stringify(earlier?.length ? [...idsOf(plan), null, ...idsOf(earlier)] : idsOf(plan)),
    )
  } catch {
    // The storage is full or blocked: the plan is lost when the visitor leaves the page.
  }
}
