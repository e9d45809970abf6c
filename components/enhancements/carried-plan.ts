import { planFragment, readPlanFragment } from '@/lib/plan/fragment'
import { leavePlan } from '@/lib/plan/leave-plan'
import { formatCents } from '@/lib/plan/money'
import { nameCount } from '@/lib/plan/name-count'
import { emptyPlan, hasItem, neighborOf, type Plan, reducePlan, totalCents } from '@/lib/plan/plan'
import { planDraft, planText } from '@/lib/plan/plan-text'
import { storedPlan } from '@/lib/plan/stored-plan'

/**
 * Returns a function that adds a text to the address of the form inside `root`, as the provider's field `data-prefill-field`. A
 * frame that the visitor has used is not loaded again, since that would empty its fields.
 */
function prefillOf(root: HTMLElement): (text: string) => void {
  const field = root.dataset.prefillField
  let frame = root.querySelector('iframe')
  const address = frame?.getAttribute('src')
  if (!field || !frame || !address) return () => {}
  const links = [...root.querySelectorAll('a')].filter((link) => link.getAttribute('href') === address)
  let used = false
  addEventListener('blur', () => {
    used ||= document.activeElement === frame
  })
  return (text) => {
    const url = new URL(address, location.href)
    if (text) url.searchParams.set(field, text)
    for (const link of links) link.href = url.href
    if (used || !frame) return
    // A new frame, since a new address in the old one would add an entry to the tab's history.
    const next = frame.cloneNode() as HTMLIFrameElement
    next.src = url.href
    frame.replaceWith(next)
    frame = next
  }
}

/**
 * Shows the plan that the address carries above the lead form, or else the plan of this tab: unhides the rows of its tools, which
 * come with the page, keeps the links up to date, and lets the visitor remove tools. The plan stays in the address, so a reload
 * keeps it. A text above it counts the tools of the address that are not on offer.
 * @param root The whole page, so that the plan is shown before the visitor scrolls to the form.
 */
export const enhance = (root: HTMLElement): void => {
  const section = root.querySelector<HTMLElement>('[data-carried-plan]')
  const total = section?.querySelector('[data-plan-total] [data-figure]')
  const change = section?.querySelector<HTMLAnchorElement>('[data-plan-change]')
  const mail = section?.querySelector<HTMLAnchorElement>('[data-plan-email]')
  const status = root.querySelector<HTMLElement>('[data-plan-status]')
  if (!section || !total || !change || !mail || !status) return

  const rows = [...section.querySelectorAll<HTMLElement>('[data-tool]')]
  const offered = rows.map(({ dataset: { tool = '', name = '', price } }) => ({ id: tool, name, price: Number(price) }))
  const { priceUnit = '', totalLabel = '' } = section.dataset
  const { email = '', subject = '', intro = '' } = mail.dataset
  const copy = { priceUnit, totalLabel }
  const prefill = prefillOf(root)
  let plan = emptyPlan

  const show = (next: Plan) => {
    plan = next
    section.hidden = plan.length === 0
    for (const row of rows) row.hidden = !hasItem(plan, row.dataset.tool ?? '')
    total.textContent = formatCents(totalCents(plan))
    change.hash = planFragment(plan)
    mail.href = planDraft(email, plan, change.href, { ...copy, subject, intro })
    prefill(plan.length === 0 ? '' : planText(plan, copy))
  }

  const say = (text: string, visible: boolean) => {
    status.textContent = text
    status.classList.toggle('sr-only', !visible)
  }

  const arrive = () => {
    const { plan: carried, missing } = readPlanFragment(location.hash, offered)
    const { one = '', other = '' } = status.dataset
    if (missing > 0) say(nameCount(missing, { one, other }), true)
    if (!carried) return
    for (const { id } of carried) {
      const row = rows.find(({ dataset }) => dataset.tool === id)
      row?.parentElement?.append(row)
    }
    show(carried)
  }

  const putIntoAddress = (next: Plan) =>
    history.replaceState(history.state, '', location.pathname + location.search + planFragment(next))

  const remove = (id: string) => {
    const next = neighborOf(plan, id)
    show(reducePlan(plan, { type: 'remove', id }))
    putIntoAddress(plan)
    // The plan page takes this plan when the visitor goes back to it.
    leavePlan(plan)
    say(status.dataset.planStatus ?? '', false)
    // The pressed button is hidden, so the focus moves to the next tool's button, or to the form.
    const target = next ? section.querySelector<HTMLElement>(`[data-remove="${next}"]`) : section.parentElement
    target?.focus()
  }

  section.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-remove]') : null
    if (button?.dataset.remove) remove(button.dataset.remove)
  })
  addEventListener('hashchange', arrive)
  // Only the plan's own link has it in its address, not the links of the header and of other pages.
  if (location.hash === '') putIntoAddress(storedPlan(offered) ?? emptyPlan)
  arrive()
}
