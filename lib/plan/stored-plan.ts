import { itemsOf, type Plan, type PlanItem } from './plan'
import type { PlanKey } from './storage-key'

const key: PlanKey = 'plan'

/** What a document of this tab has stored for the next one. */
export interface StoredPlan {
  readonly plan: Plan
  /** The plan that a link has replaced; empty if none. */
  readonly earlier: Plan
}

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
export function storedPlan(offered: readonly PlanItem[]): StoredPlan | undefined {
  const text = readStored()
  if (!text) return undefined
  const ids = idsIn(text)
  const end = ids.includes(null) ? ids.indexOf(null) : ids.length
  return { plan: itemsOf(ids.slice(0, end), offered), earlier: itemsOf(ids.slice(end), offered) }
}
