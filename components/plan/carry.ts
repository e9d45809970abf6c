import type { PlanItem } from '@/lib/plan/plan'

/** Where a plan waits in the tab's memory while no document holds it. */
const key = 'plan'

const storage = (): Storage | undefined => {
  try {
    return sessionStorage
  } catch {
    // Forbidden by the visitor: the plan then stays on its page.
    return undefined
  }
}

/** Leaves a plan for the document that the visitor goes to. */
export function leavePlan(plan: readonly PlanItem[]): void {
  try {
    storage()?.setItem(key, JSON.stringify(plan.map(({ id }) => id)))
  } catch {
    // No room left: the plan stays on its page.
  }
}

/** Forgets a plan that waits. To be called wherever the visitor reloads a page. */
export const dropPlan = (): void => storage()?.removeItem(key)

const idsIn = (text: string): unknown[] => {
  try {
    const ids: unknown = JSON.parse(text)
    return Array.isArray(ids) ? ids : []
  } catch {
    return []
  }
}

/**
 * Takes the plan that another document has left; from now on this one holds it.
 * @param offered All tools: what is not among them any more is left out.
 * @returns Undefined when there is none.
 */
export function takePlan(offered: readonly PlanItem[]): readonly PlanItem[] | undefined {
  const text = storage()?.getItem(key)
  dropPlan()
  if (!text) return undefined
  const ids = new Set(idsIn(text))
  return Array.from(ids, (id) => offered.find((item) => item.id === id)).filter((item) => item !== undefined)
}
