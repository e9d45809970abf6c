import type { PlanItem } from './plan'

/** Session storage key of a plan on its way from one document to the next. */
const key = 'plan'

const storage = (): Storage | undefined => {
  try {
    return sessionStorage
  } catch {
    // The visitor blocks storage: the plan is lost when they leave the page.
    return undefined
  }
}

/** Stores a plan for the next document of this tab. */
export function leavePlan(plan: readonly PlanItem[]): void {
  try {
    storage()?.setItem(key, JSON.stringify(plan.map(({ id }) => id)))
  } catch {
    // The storage is full: the plan is lost when the visitor leaves the page.
  }
}

/** Deletes a stored plan. Every page calls this after a reload, which empties the plan. */
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
 * Reads and deletes the plan that the previous document stored.
 * @param offered All tools on offer; stored ids that are not among them are left out.
 * @returns Undefined when no plan is stored.
 */
export function takePlan(offered: readonly PlanItem[]): readonly PlanItem[] | undefined {
  const text = storage()?.getItem(key)
  dropPlan()
  if (!text) return undefined
  const ids = new Set(idsIn(text))
  return Array.from(ids, (id) => offered.find((item) => item.id === id)).filter((item) => item !== undefined)
}
