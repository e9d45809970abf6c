import type { Plan, PlanItem } from './plan'

/** The fragment that carries a plan: `#plan=lead-follow-up,uptime-watch`. Empty for an empty plan. */
export const planFragment = (plan: Plan): string =>
  plan.length === 0 ? '' : `#plan=${plan.map(({ id }) => id).join(',')}`

// Also with the commas encoded, as mail programs and messengers do.
const planIn = (fragment: string): string | null => new URLSearchParams(fragment.slice(1)).get('plan')

/** Whether a fragment is meant as a plan, also when it names no tool. */
export const isPlanFragment = (fragment: string): boolean => planIn(fragment) !== null

/** What a fragment says about a plan. */
export interface LinkedPlan {
  /** Undefined when the fragment names no tool on offer, so that a broken link replaces no plan. */
  readonly plan: Plan | undefined
  /** How many tools the fragment names that are not on offer, each counted once. */
  readonly missing: number
}

/**
 * Reads the plan that an address carries in its fragment. Unknown ids are tools that are no longer offered; what cannot be an id,
 * repeated ids, spaces, capitals, and other parts of the fragment are ignored.
 */
export function readPlanFragment(fragment: string, offered: readonly PlanItem[]): LinkedPlan {
  const words = (planIn(fragment) ?? '').split(',').map((word) => word.trim().toLowerCase())
  const ids = [...new Set(words.filter((word) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(word)))]
  const items = new Map(offered.map((item) => [item.id, item]))
  const plan = ids.map((id) => items.get(id)).filter((item) => item !== undefined)
  return { plan: plan.length === 0 ? undefined : plan, missing: ids.length - plan.length }
}
