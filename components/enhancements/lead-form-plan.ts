import { planStore as store } from '@/lib/browser/plan-store'
import { planFragment } from '@/lib/plan/fragment'
import { neighborOf, type PlanItem, totalPrice } from '@/lib/plan/plan'
import { nameTool, planDraft, planText } from '@/lib/plan/text'
import { withEstimate } from '@/lib/roi/fragment'
import { formatDollars } from '@/lib/text/money'
import { type PlanData, type PlanParts, partsOf } from './parts'
import { prefillOf } from './prefill'

/** A copy of the template for a tool of the plan. */
function rowOf(template: HTMLTemplateElement, { id, name, price }: PlanItem): DocumentFragment {
  const row = template.content.cloneNode(true) as DocumentFragment
  const part = partsOf<PlanParts>(row)
  const button = part('remove')
  part('name').append(name)
  part('price').append(formatDollars(price))
  button.dataset.remove = id
  button.setAttribute('aria-label', nameTool(button.getAttribute('aria-label') ?? '', name))
  return row
}

/**
 * Shows the visitor's plan above the lead form: writes a row for each of its tools, keeps the links up to date, and lets the visitor
 * remove tools. The plan stays in the address, so a reload keeps it. A text above it counts the tools of a link that are not on offer.
 * @param root The whole page, so that the plan is shown before the visitor scrolls to the form.
 */
export const enhance = (root: HTMLElement): void => {
  const part = partsOf<PlanParts>(root)
  const [section, status, rows] = [part('plan'), part('status'), part('rows')]
  const [change, mail] = [part('change'), part('mail')]
  // The template is replaced with the first rows.
  const template = part('row')
  const { offered, email, draft, removed, missing }: PlanData = JSON.parse(section.dataset.plan ?? '')
  const prefill = prefillOf(root)

  const say = (text = '', visible = text !== '') => {
    status.textContent = text
    status.classList.toggle('sr-only', !visible)
  }

  let estimate = ''
  const fill = () => {
    const { plan } = store.read()
    return prefill([plan.length === 0 ? '' : planText(plan, draft), estimate].filter(Boolean).join('\n\n'))
  }
  const addEstimate = (text: string) => {
    estimate = text
    return fill()
  }

  const show = () => {
    const { plan, notice } = store.read()
    section.hidden = plan.length === 0
    rows.replaceChildren(...plan.map((item) => rowOf(template, item)))
    part('total').textContent = formatDollars(totalPrice(plan))
    change.hash = planFragment(plan)
    mail.href = planDraft(email, plan, change.href, draft)
    // Not in the e-mail: the estimate goes only where the visitor has added it.
    change.hash = withEstimate(change.hash, location.hash)
    fill()
    say(notice?.text)
  }

  const remove = (id: string) => {
    const next = neighborOf(store.read().plan, id)
    // Without a notice, so that the plan page still offers the plan that a link has replaced.
    store.dispatch({ type: 'remove', id })
    say(removed, false)
    // The pressed button is gone, so the focus moves to the next tool's button, or to the form.
    const target = next ? section.querySelector<HTMLElement>(`[data-remove="${next}"]`) : section.parentElement
    target?.focus()
  }

  section.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-remove]') : null
    if (button?.dataset.remove) remove(button.dataset.remove)
  })
  if (withEstimate('', location.hash))
    import('./lead-form-estimate')
      .then(({ showEstimate }) => showEstimate(part('estimate'), root.dataset.prefillField ? addEstimate : undefined))
      .catch(console.warn)
  store.subscribe(show)
  store.connect({ offered, syncHash: true, texts: { missing, replaced: '' } })
}
