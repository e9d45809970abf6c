import { nameTool } from './name-count'
import type { Plan, PlanAction } from './plan'

/** A short message about a change of the plan. */
export interface Notice {
  readonly kind: 'success' | 'info'
  readonly text: string
  /** The plan that a link has replaced, which the notice offers to bring back. */
  readonly earlier?: Plan
}

/** Copy of the notices. `{tool name}` is replaced by the tool's name. */
export interface NoticeTexts {
  readonly added: string
  readonly removed: string
}

/**
 * The notice of an action, from the plan before and after it: a success for an added tool, an info for a removed one, none
 * for clearing and none for an action without effect.
 */
export function noticeOf(before: Plan, after: Plan, action: PlanAction, texts: NoticeTexts): Notice | undefined {
  if (before === after) return undefined
  if (action.type === 'add') {
    return { kind: 'success', text: nameTool(texts.added, action.item.name) }
  }
  return action.type === 'remove' ? { kind: 'info', text: texts.removed } : undefined
}
