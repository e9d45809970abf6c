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

/**
 * Reads the plan that an address carries in its fragment. Unknown and repeated ids, spaces, and capitals are ignored.
 * @param offered All tools on offer.
 * @returns Undefined when the fragment names no tool on offer, so that a broken link replaces no plan.
 */
export function readPlanFragment(fragment: string, offered: readonly PlanItem[]): Plan | undefined {
  if (!fragment.startsWith(prefix)) return undefined
  const ids = decode(fragment.slice(prefix.length))
    .split(',')
    .map((id) => id.trim().toLowerCase())
  const plan = itemsOf(ids, offered)
  return plan.length === 0 ? undefined : plan
}
