import { kebabCase } from '../slug'
import type { Plan, PlanItem } from './plan'

/** What a fragment with a plan begins with; the ids of the tools follow, with commas between them. */
const prefix = '#plan='

/** The fragment that carries a plan: `#plan=lead-follow-up,uptime-watch`. Empty for an empty plan. */
export const planFragment = (plan: Plan): string =>
  plan.length === 0 ? '' : `${prefix}${plan.map(({ id }) => id).join(',')}`

// Mail programs and messengers encode the commas.
const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether a fragment is meant as a plan, also when it names no tool. */
export const isPlanFragment = (fragment: string): boolean => fragment.startsWith(prefix)

/** What a fragment says about a plan. */
export interface LinkedPlan {
  /** Undefined when the fragment names no tool on offer, so that a broken link replaces no plan. */
  readonly plan: Plan | undefined
  /** How many tools the fragment names that are not on offer, each counted once. */
  readonly missing: number
}

/**
 * Reads the plan that an address carries in its fragment. Unknown ids are tools that are no longer offered; what cannot be an id,
 * repeated ids, spaces, capitals, and what other programs append after a `&` are ignored.
 * @param offered All tools on offer.
 */
export function readPlanFragment(fragment: string, offered: readonly PlanItem[]): LinkedPlan {
  const list = isPlanFragment(fragment) ? decode(fragment.slice(prefix.length).replace(/&.*/, '')) : ''
  const words = list.split(',').map((word) => word.trim().toLowerCase())
  const ids = [...new Set(words.filter((word) => kebabCase.test(word)))]
  const items = new Map(offered.map((item) => [item.id, item]))
  const plan = ids.map((id) => items.get(id)).filter((item) => item !== undefined)
  return { plan: plan.length === 0 ? undefined : plan, missing: ids.length - plan.length }
}
