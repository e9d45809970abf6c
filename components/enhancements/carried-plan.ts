import { planStore as store } from '@/lib/browser/plan-store'
import { planFragment } from '@/lib/plan/fragment'
import { neighborOf, totalPrice } from '@/lib/plan/plan'
import { planDraft, planText } from '@/lib/plan/text'
import { withEstimate } from '@/lib/roi/fragment'
import { formatDollars } from '@/lib/text/money'
import { listOf, toolsIn } from './plan-rows'
import { prefillOf } from './prefill'

/**
 * Shows the visitor's plan above the lead form: writes a row for each of its tools, keeps the links up to date, and lets the visitor
 * remove tools. The plan stays in the address, so a reload keeps it. A text above it counts the tools of a link that are not on offer.
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
  const { subject = '', intro = '', price: priceForm = '', total: totalLabel = '' } = mail.dataset
  const { removed = '', one = '', other = '' } = status.dataset
  const copy = { priceForm, totalLabel }
  const prefill = prefillOf(root)

  const say = (text = '', visible = text !== '') => {
    status.textContent = text
    status.classList.toggle('sr-only', !visible)
  }

  let estimate = ''
  const fill = () => {
    const { plan } = store.read()
    return prefill([plan.length === 0 ? '' : planText(plan, copy), estimate].filter(Boolean).join('\n\n'))
  }
  const addEstimate = (text: string) => {
    estimate = text
    return fill()
  }

  const show = () => {
    const { plan, notice } = store.read()
    section.hidden = plan.length === 0
    write(plan)
    total.textContent = formatDollars(totalPrice(plan))
    change.hash = planFragment(plan)
    mail.href = planDraft(email, plan, change.href, { ...copy, subject, intro })
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
    import('./carried-estimate')
      .then(({ showEstimate }) => showEstimate(section, root.dataset.prefillField ? addEstimate : undefined))
      .catch(console.warn)
  store.subscribe(show)
  store.connect({ offered, keepsFragment: true, texts: { missing: { one, other }, replaced: '' } })
}
