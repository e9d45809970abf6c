import { itemsOf, type Plan, type PlanItem } from './plan'
import type { PlanKey } from './storage-key'

const key: PlanKey = 'plan'

const readStored = (): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

const idsIn = (text: string): unknown[] => {
  try {
    const ids: unknown = JSON.parse(text)
    return Array.isArray(ids) ? ids : []
  } catch {
    return []
  }
}

/**
 * Reads the plan that the previous document of this tab stored, and leaves it there for the next one.
 * @param offered All tools on offer; stored ids that are not among them are left out.
 * @returns Undefined when no plan is stored.
 */
export function storedPlan(offered: readonly PlanItem[]): Plan | undefined {
  const text = readStored()
  return text ? itemsOf(idsIn(text), offered) : undefined
}
