import { isPlanFragment, planFragment, readPlanFragment } from '../plan/fragment'
import { emptyPlan, type Plan, type PlanAction, type PlanItem, reducePlan, replacedPlan } from '../plan/plan'
import { type CountCopy, nameCount, nameTool } from '../plan/text'
import { withEstimate } from '../roi/fragment'

/** The name of the plan in the tab's session storage, where nothing else is: a reload empties it (components/enhancements/index.ts). */
const key = 'plan'

/** A short message about the plan. */
export interface Notice {
  readonly kind: 'success' | 'info'
  readonly text: string
  /** The plan that a link has replaced, which the notice offers to bring back. */
  readonly earlier?: Plan
}

/** A notice on the page. The key distinguishes notices with the same text. */
export interface ShownNotice extends Notice {
  readonly key: number
}

/** Copy of the notices of actions. `{tool name}` is replaced by the tool's name. */
export interface NoticeTexts {
  readonly added: string
  readonly removed: string
  /** That a link has replaced another plan. */
  readonly replaced: string
}

/** The plan of a page, and its latest notice. */
export interface PlanState {
  readonly plan: Plan
  readonly notice?: ShownNotice
  /** What the visitor has added to the message that goes with the plan. */
  readonly message?: string
}

/** A page with the plan. */
export interface PlanPage {
  /** All tools on offer. */
  readonly offered: readonly PlanItem[]
  /** Whether the page keeps the plan in its address; else that of a link stays there only until the plan is changed. */
  readonly syncHash: boolean
  /** Copy of the notice about a link: how many of its tools are not on offer, and that it has replaced another plan. */
  readonly texts: { readonly missing: CountCopy; readonly replaced: string }
}

const initial: PlanState = { plan: emptyPlan }

/**
 * The notice of an action that has led to `plan`: a success for an added tool, an info for a removed one, none for clearing. It goes on
 * offering the plan that a link has replaced, if there is one, with what the visitor has added and removed since. Callers of `dispatch`
 * pass it, so that the scripts of the form, which shows none, do not contain it.
 */
export const noticeOf =
  (texts: NoticeTexts) =>
  (action: PlanAction, plan: Plan, replaced?: Plan): Notice | undefined => {
    const changed = replaced && action.type !== 'clear' ? reducePlan(replaced, action) : replaced
    const earlier = replacedPlan(plan, emptyPlan, changed)
    switch (action.type) {
      case 'add':
        return { kind: 'success', text: nameTool(texts.added, action.item.name), earlier }
      case 'remove':
        return { kind: 'info', text: texts.removed, earlier }
      case 'clear':
        return earlier && { kind: 'info', text: texts.replaced, earlier }
    }
  }

/** The notice of a link; undefined when all of its tools are on offer and it has replaced no plan. */
function linkNotice(missing: number, earlier: Plan | undefined, texts: PlanPage['texts']): Notice | undefined {
  const sentences = [missing > 0 ? nameCount(missing, texts.missing) : '', earlier ? texts.replaced : ''].filter(
    Boolean,
  )
  const text = sentences.length > 1 ? sentences.map((sentence) => `${sentence}.`).join(' ') : sentences.join()
  return missing > 0 || earlier ? { kind: 'info', text, earlier } : undefined
}

// Not lib/browser/navigation-type.ts: a module that the entry of the enhancements uses as well would cost every page a second file.
const isFromHistory = (): boolean => {
  const [entry]: Partial<PerformanceNavigationTiming>[] = performance.getEntriesByType('navigation')
  return entry?.type === 'back_forward'
}

/** The page that the visitor comes from, where the browser tells it: its fragment, and whether its scripts have run. */
const pageBefore = () => {
  const from = window.navigation?.activation?.from
  return { hash: from?.url ? new URL(from.url).hash : '', hasRun: from?.getState() !== undefined }
}

/** The fragment of a link to a plan: of this page, else of the page that the visitor left before its scripts ran. */
const linkFragment = (): string => {
  const { hash, hasRun } = pageBefore()
  return isPlanFragment(location.hash) || hasRun ? location.hash : hash
}

/** Creates a store with an empty plan, which it keeps in memory and in the tab's session storage. */
export function createPlanStore() {
  let state = initial
  let lastKey = 0
  /** What this page last found or put in session storage; null for nothing. */
  let known: string | null = null
  const listeners = new Set<() => void>()

  /** What is in session storage; where that is blocked, the plan in the address of the page that the visitor comes from. */
  const readTab = (): string | null => {
    try {
      return sessionStorage.getItem(key)
    } catch {
      const { hash } = pageBefore()
      return isPlanFragment(hash) ? hash : known
    }
  }

  // Saved at every change, since the browser may show a cached page before it fires `pagehide` on the one that the visitor leaves.
  const saveInTab = ({ plan, notice }: PlanState) => {
    const text = `${planFragment(plan)} ${planFragment(notice?.earlier ?? emptyPlan)}`
    // What was read is not written back, since it would overwrite a change of another process that has not arrived yet.
    if (text === known) return
    try {
      sessionStorage.setItem(key, text)
      known = text
    } catch {
      // The storage is full or blocked: the plan stays in this page, and in the addresses of links.
    }
  }
  const set = (next: PlanState) => {
    state = next
    saveInTab(state)
    for (const listener of listeners) listener()
  }
  const show = (plan: Plan, notice?: Notice) => {
    lastKey += 1
    set({ ...state, plan, notice: notice && { ...notice, key: lastKey } })
  }

  /** The newest plan of the tab with the one that a link has replaced; undefined if the tab has had none. */
  const newest = (offered: readonly PlanItem[]): { plan: Plan; earlier?: Plan } | undefined => {
    const text = readTab()
    if (text === null && state === initial) return undefined
    if (text === known) return { plan: state.plan, earlier: state.notice?.earlier }
    known = text
    const [plan = emptyPlan, earlier] = (text ?? '').split(' ').map((part) => readPlanFragment(part, offered).plan)
    return text === null ? undefined : { plan, earlier }
  }

  /** Calls `listener` after every change; the returned function unsubscribes it. */
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  return {
    read: () => state,
    /** The initial state, which the exported page shows. */
    readInitial: () => initial,
    subscribe,
    /** Changes the plan, and shows what `noticeOf` gives. Without it the notice stays as it is. */
    dispatch(action: PlanAction, notice?: ReturnType<typeof noticeOf>) {
      const plan = reducePlan(state.plan, action)
      if (plan === state.plan) return
      if (notice) show(plan, notice(action, plan, state.notice?.earlier))
      else set({ ...state, plan })
    },
    /** Shows a notice in place of the current one. It still offers to bring back the plan that the current one offers. */
    notify: (notice: Notice) => show(state.plan, { ...notice, earlier: notice.earlier ?? state.notice?.earlier }),
    /** Sets a plan. The notice disappears. */
    restore: (plan: Plan) => show(plan),
    /** Adds a text to the message that goes with the plan. It is kept in memory only. */
    addMessage: (message: string) => set({ ...state, message }),
    /**
     * Takes the plan that the visitor arrives with, now and whenever the page is shown again or a link to a plan is followed on it.
     * The plan of a link wins. Back and Forward take the tab's newest plan, and the address only where the tab has none. A reload
     * finds no plan in the tab, since components/enhancements/index.ts has deleted it.
     * @returns A function that stops it.
     */
    connect({ offered, syncHash, texts }: PlanPage) {
      /** The fragment of the link that the page shows, until its plan is changed. */
      let linked = ''
      const writeAddress = () => {
        const own = planFragment(state.plan)
        if (own !== linked) linked = ''
        const fragment = syncHash ? own : linked
        // With a state, so that an address that Back or Forward leads to is told from that of a link, which has none.
        if (fragment || isPlanFragment(location.hash)) {
          const address = location.pathname + location.search + withEstimate(fragment, location.hash)
          history.replaceState(history.state ?? {}, '', address)
          // For linkFragment, which cannot read the state above.
          window.navigation?.updateCurrentEntry({ state: true })
        }
      }
      const arrive = (fromHistory: boolean) => {
        const before = newest(offered)
        const own = before?.plan ?? emptyPlan
        const fragment = fromHistory ? location.hash : linkFragment()
        const link = readPlanFragment(fragment, offered)
        const { plan = own, missing } = fromHistory && before ? { missing: 0 } : link
        const earlier = replacedPlan(plan, own, before?.earlier)
        linked = planFragment(link.plan ?? emptyPlan)
        if (plan !== state.plan || missing > 0 || earlier !== state.notice?.earlier)
          show(plan, linkNotice(missing, earlier, texts))
        writeAddress()
      }
      const follow = () => (isPlanFragment(location.hash) ? arrive(history.state !== null) : writeAddress())
      const comeBack = () => arrive(true)
      const stop = new AbortController()
      arrive(isFromHistory())
      const unsubscribe = subscribe(writeAddress)
      addEventListener('hashchange', follow, stop)
      addEventListener('pageshow', comeBack, stop)
      // The page that the visitor leaves may run in another process, whose last change comes late.
      addEventListener('storage', comeBack, stop)
      return () => {
        unsubscribe()
        stop.abort()
      }
    },
  }
}

export type PlanStore = ReturnType<typeof createPlanStore>

/** The visitor's plan on the page. Nothing is sent. */
export const planStore = createPlanStore()

/** Dismisses a notice, unless another one has replaced it. */
export function dismissNotice(store: PlanStore, key: number): void {
  const { plan, notice } = store.read()
  if (notice?.key === key) store.restore(plan)
}

/** Dismisses a notice that tells only what has happened, not one that offers to bring a plan back. */
export function dismissNotices(store: PlanStore): void {
  const { plan, notice } = store.read()
  if (notice && !notice.earlier) store.restore(plan)
}
