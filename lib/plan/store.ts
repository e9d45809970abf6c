import { type Notice, type NoticeTexts, noticeOf } from './notices'
import { emptyPlan, type Plan, type PlanAction, reducePlan } from './plan'

/** A notice on the page. The key distinguishes notices with the same text. */
export interface ShownNotice extends Notice {
  readonly key: number
}

/** The state of the plan page. */
export interface PlanState {
  readonly plan: Plan
  /** At most one: a new notice replaces the one before. */
  readonly notices: readonly ShownNotice[]
}

/** Keeps the plan in memory and calls its subscribers after every change. */
export interface PlanStore {
  read(): PlanState
  /** The initial state, which the exported page shows. */
  readInitial(): PlanState
  /** Calls `listener` after every change; the returned function unsubscribes it. */
  subscribe(listener: () => void): () => void
  dispatch(action: PlanAction, texts: NoticeTexts): void
  /** Shows a notice, which replaces the one before. */
  notify(notice: Notice): void
  /** Sets a plan that another document stored or a link carries. A notice about the plan before disappears. */
  restore(plan: Plan): void
  dismissNotice(key: number): void
  /** Dismisses a notice that tells only what has happened, not one that offers to bring a plan back. */
  dismissNotices(): void
}

const initial: PlanState = { plan: emptyPlan, notices: [] }

/** Creates a store with an empty plan. */
export function createPlanStore(): PlanStore {
  let state = initial
  let lastKey = 0
  const listeners = new Set<() => void>()

  const set = (next: PlanState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const show = (plan: Plan, notice: Notice | undefined) => {
    lastKey += 1
    set({ plan, notices: notice ? [{ ...notice, key: lastKey }] : [] })
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
      if (plan !== state.plan) show(plan, noticeOf(state.plan, plan, action, texts))
    },
    notify: (notice) => show(state.plan, notice),
    restore: (plan) => set({ plan, notices: [] }),
    dismissNotice(key) {
      const notices = state.notices.filter((notice) => notice.key !== key)
      if (notices.length < state.notices.length) set({ ...state, notices })
    },
    dismissNotices() {
      if (state.notices.some(({ earlier }) => !earlier)) set({ ...state, notices: [] })
    },
  }
}

/**
 * The visitor's plan. It is kept in the memory of the document, passed to the next one by components/plan/plan-carrier.tsx, and
 * empty after a reload. Nothing is sent.
 */
export const planStore: PlanStore = createPlanStore()
