import { isPlanFragment, planFragment, readPlanFragment } from '@/lib/plan/fragment'
import { leavePlan } from '@/lib/plan/leave-plan'
import { formatCents } from '@/lib/plan/money'
import { nameCount } from '@/lib/plan/name-count'
import { emptyPlan, neighborOf, type Plan, reducePlan, totalCents } from '@/lib/plan/plan'
import { planDraft, planText } from '@/lib/plan/plan-text'
import { replacedPlan } from '@/lib/plan/replaced-plan'
import { storedPlan } from '@/lib/plan/stored-plan'
import { listOf, toolsIn } from './plan-rows'
import { prefillOf } from './prefill'

// Not lib/navigation-type.ts: a module that the entry uses as well would cost every page a second file.
const isFromHistory = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward')

/**
 * Shows the plan that the address carries above the lead form, or else the plan of this tab: writes a row for each of its tools,
 * keeps the links up to date, and lets the visitor remove tools. The plan stays in the address, so a reload keeps it. A text above
 * it counts the tools of the address that are not on offer.
 * @param root The whole page, so that the plan is shown before the visitor scrolls to the form.
 */
export const enhance = (root: HTMLElement): void => {
  const list = root.querySelector<HTMLElement>('[data-offered]')
  const section = list?.closest('section')
  const total = section?.querySelector('[data-figure]')
  const change = section?.querySelector<HTMLAnchorElement>('a[href^="/"]')
  const mail = section?.querySelector<HTMLAnchorElement>('a[data-subject]')
  const status = root.querySelector<HTMLElement>('[data-removed]')
  const template = list?.querySelector('template')
  if (!list || !section || !total || !change || !mail || !status || !template) return

  const offered = toolsIn(list.dataset.offered ?? '')
  const write = listOf(list, template)
  const email = mail.pathname
  const { subject = '', intro = '' } = mail.dataset
  const sum = total.parentElement
  const copy = {
    priceUnit: sum?.lastChild?.textContent?.trim() ?? '',
    totalLabel: sum?.previousElementSibling?.textContent ?? '',
  }
  const prefill = prefillOf(root)
  let plan = emptyPlan

  const show = (next: Plan) => {
    plan = next
    section.hidden = plan.length === 0
    write(plan)
    total.textContent = formatCents(totalCents(plan))
    change.hash = planFragment(plan)
    mail.href = planDraft(email, plan, change.href, { ...copy, subject, intro })
    prefill(plan.length === 0 ? '' : planText(plan, copy))
  }

  const say = (text: string, visible: boolean) => {
    status.textContent = text
    status.classList.toggle('sr-only', !visible)
  }

  const putIntoAddress = (next: Plan) =>
    history.replaceState(history.state, '', location.pathname + location.search + planFragment(next))

  const remove = (id: string) => {
    const next = neighborOf(plan, id)
    show(reducePlan(plan, { type: 'remove', id }))
    putIntoAddress(plan)
    // The plan page takes this plan when the visitor goes back to it.
    leavePlan(plan, storedPlan(offered)?.earlier)
    say(status.dataset.removed ?? '', false)
    // The pressed button is gone, so the focus moves to the next tool's button, or to the form.
    const target = next ? section.querySelector<HTMLElement>(`[data-remove="${next}"]`) : section.parentElement
    target?.focus()
  }

  section.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-remove]') : null
    if (button?.dataset.remove) remove(button.dataset.remove)
  })
  /**
   * Shows the plan of the address, and stores it for the plan page, which offers the plan that it replaces; or else shows the plan that
   * the last page stored.
   * @param prefersStored Back and forward lead to an address with an older plan than the one that the plan page has stored since.
   */
  const arrive = (prefersStored: boolean) => {
    const { plan: carried, missing } = readPlanFragment(location.hash, offered)
    const { one = '', other = '' } = status.dataset
    const stored = storedPlan(offered)
    say(missing > 0 ? nameCount(missing, { one, other }) : '', missing > 0)
    if (stored && (prefersStored || !carried)) {
      // Only the plan's own link has it in its address, not the links of the header and of other pages.
      putIntoAddress(stored.plan)
      show(stored.plan)
    } else if (carried) {
      show(carried)
      leavePlan(carried, replacedPlan(carried, stored?.plan, stored?.earlier))
    }
  }

  addEventListener('hashchange', () => {
    if (isPlanFragment(location.hash)) arrive(false)
    // The skip link has replaced the fragment.
    else if (plan.length > 0) putIntoAddress(plan)
  })
  addEventListener('pageshow', ({ persisted }) => persisted && arrive(true))
  arrive(isFromHistory())
}
