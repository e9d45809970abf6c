import { itemsOf, type Plan, type PlanItem } from './plan'

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

/** What a fragment says about a plan. */
export interface LinkedPlan {
  /** Undefined when the fragment names no tool on offer, so that a broken link replaces no plan. */
  readonly plan: Plan | undefined
  /** How many tools the fragment names that are not on offer. */
  readonly missing: number
}

/**
 * Reads the plan that an address carries in its fragment. Unknown and repeated ids, spaces, capitals, and what other programs append
 * after a `&` are ignored.
 * @param offered All tools on offer.
 */
export function readPlanFragment(fragment: string, offered: readonly PlanItem[]): LinkedPlan {
  const list = fragment.startsWith(prefix) ? decode(fragment.slice(prefix.length).replace(/&.*/, '')) : ''
  const ids = new Set(list.split(',').map((id) => id.trim().toLowerCase()))
  ids.delete('')
  const plan = itemsOf(ids, offered)
  return { plan: plan.length === 0 ? undefined : plan, missing: ids.size - plan.length }
}
