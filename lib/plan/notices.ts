import { nameTool } from './name-count'
import type { Plan, PlanAction } from './plan'

/** A short message about something that was done to the plan. */
export interface Notice {
  readonly kind: 'success' | 'info'
  readonly text: string
}

/** The words of the notices, from content. `{tool name}` stands for the tool's own name. */
export interface NoticeTexts {
  readonly added: string
  readonly removed: string
}

/**
 * The notice that belongs to an action, from the plan before and after it (spec section 4): a success for a tool that was
 * really added, an info for one that was really removed, none for an action without effect and none for clearing.
 */
export function noticeOf(before: Plan, after: Plan, action: PlanAction, texts: NoticeTexts): Notice | undefined {
  if (before === after) return undefined
  if (action.type === 'add') {
    return { kind: 'success', text: nameTool(texts.added, action.item.name) }
  }
  return action.type === 'remove' ? { kind: 'info', text: texts.removed } : undefined
}
