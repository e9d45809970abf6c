import { type Notice, type NoticeTexts, noticeOf } from './notices'
import { emptyPlan, type Plan, type PlanAction, reducePlan } from './plan'

/** A notice on the page. The key tells two notices with the same words apart. */
export interface ShownNotice extends Notice {
  readonly key: number
}

/** Everything that the plan page shows and that a visitor's actions change. */
export interface PlanState {
  readonly plan: Plan
  /** One at most: a new notice takes the place of the one before. */
  readonly notices: readonly ShownNotice[]
}

/** Holds one visitor's plan in memory and tells its subscribers about changes. */
export interface PlanStore {
  read(): PlanState
  /** The state of a visitor who has just arrived, for the exported page. */
  readInitial(): PlanState
  /** Calls `listener` after every change; the returned function ends that. */
  subscribe(listener: () => void): () => void
  dispatch(action: PlanAction, texts: NoticeTexts): void
  /** Takes over a plan that another document held, without a notice. */
  restore(plan: Plan): void
  dismissNotice(key: number): void
  dismissNotices(): void
}

const initial: PlanState = { plan: emptyPlan, notices: [] }

/** A store with an empty plan. */
export function createPlanStore(): PlanStore {
  let state = initial
  let lastKey = 0
  const listeners = new Set<() => void>()

  const set = (next: PlanState) => {
    state = next
    for (const listener of listeners) listener()
  }

  return {
    read: () => state,
    readInitial: () => initial,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispatch(action, texts) {
      const plan = reducePlan(state.plan, action)
      if (plan === state.plan) return
      const notice = noticeOf(state.plan, plan, action, texts)
      lastKey += 1
      const notices = notice ? [{ ...notice, key: lastKey }] : []
      set({ plan, notices })
    },
    restore: (plan) => set({ ...state, plan }),
    dismissNotice(key) {
      const notices = state.notices.filter((notice) => notice.key !== key)
      if (notices.length < state.notices.length) set({ ...state, notices })
    },
    dismissNotices() {
      if (state.notices.length > 0) set({ ...state, notices: [] })
    },
  }
}

/**
 * The visitor's plan. It belongs to the document and is handed on to the next one (components/plan/plan-carrier.tsx); after a
 * reload it is gone. Nothing is sent.
 */
export const planStore: PlanStore = createPlanStore()
