// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { enhance } from '@/components/enhancements/carried-plan'
import { planDraft } from '@/lib/plan/text'

const page = `
  <p data-removed="Removed" data-one="1 tool is gone." data-other="{count} tools are gone." class="sr-only"></p>
  <section hidden>
    <a id="change" href="/plan">Change</a>
    <ul data-offered="intake 149.5 The intake\nreports 295 The reports\nreviews 100 The &quot;reviews&quot;">
      <template><li><p></p> <p></p> <button data-remove aria-label="Remove {tool name}"><i></i></button></li></template>
    </ul>
    <p><span>Total</span><span><span data-figure></span> a month</span></p>
    <a data-subject="Plan" data-intro="Here:" href="mailto:desk@example.com">E-mail</a>
  </section>`

const form = '<iframe src="https://forms.example/embed?id=7" title="Form"></iframe>'
let root: HTMLElement
const find = <Found extends HTMLElement>(selector: string) => root.querySelector(selector) as Found
const shown = () => Array.from(root.querySelectorAll<HTMLElement>('li [data-remove]'), ({ dataset }) => dataset.remove)
const status = () => [find('[data-removed]').textContent, find('[data-removed]').className]
const address = () => location.pathname + location.search + location.hash
const formAddress = () => new URL(find<HTMLIFrameElement>('iframe').src)
const remove = (id: string) => find(`[data-remove="${id}"] i`).dispatchEvent(new Event('click', { bubbles: true }))

const open = (fragment: string, more = '') => {
  history.replaceState(null, '', `/lead-form?from=mail${fragment}`)
  root = document.createElement('div')
  root.tabIndex = -1
  root.dataset.prefillField = 'message'
  root.innerHTML = page + more
  // In the document happy-dom would report that it loads no frames.
  if (!more) document.body.append(root)
  enhance(root)
}

const listen = addEventListener
let test: AbortController

beforeEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = ''
  // Test files share one window, so what a page listens to ends with its test.
  test = new AbortController()
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) =>
    listen(type, listener, { signal: test.signal }),
  )
})
afterEach(() => test.abort())

it.each(['', '#plan=', '#plan=gone', '#form'])('shows nothing without a plan, "%s"', (fragment) => {
  open(fragment, form)
  expect(find('section').hidden).toBe(true)
  expect(formAddress().href).toBe('https://forms.example/embed?id=7')
})

it('shows the tools of the plan in their order, with the total, and drafts a mail with them', () => {
  open('#plan=reviews,gone,intake,reviews')
  const rows = Array.from(root.querySelectorAll('li'), (row) => [
    row.textContent?.trim().replace(/\s+/g, ' '),
    row.querySelector('button')?.getAttribute('aria-label'),
  ])
  expect(rows).toEqual([
    ['The "reviews" $100', 'Remove The "reviews"'],
    ['The intake $149.50', 'Remove The intake'],
  ])
  expect([find('section').hidden, find('[data-figure]').textContent]).toEqual([false, '$249.50'])
  const { href } = find<HTMLAnchorElement>('#change')
  expect(href).toMatch(/\/plan#plan=reviews,intake$/)
  const tools = [
    { id: 'reviews', name: 'The "reviews"', price: 100 },
    { id: 'intake', name: 'The intake', price: 149.5 },
  ]
  const copy = { priceUnit: 'a month', totalLabel: 'Total', subject: 'Plan', intro: 'Here:' }
  expect(find<HTMLAnchorElement>('[data-subject]').href).toBe(planDraft('desk@example.com', tools, href, copy))
})

it.each([
  ['#plan=intake', '', 'sr-only'],
  ['#plan=gone', '1 tool is gone.', ''],
  ['#plan=gone,intake,lost,gone,%00', '2 tools are gone.', ''],
])('counts the tools that are not on offer, "%s"', (fragment, ...expected) => {
  open(fragment)
  expect(status()).toEqual(expected)
})

it('removes tools, keeps the address up to date, and moves the focus on', () => {
  open('#plan=gone,intake,reports')
  remove('intake')
  expect([shown(), find('[data-figure]').textContent]).toEqual([['reports'], '$295'])
  expect(address()).toBe('/lead-form?from=mail#plan=reports')
  expect(status()).toEqual(['Removed', 'sr-only'])
  expect(document.activeElement).toBe(find('[data-remove="reports"]'))

  remove('reports')
  expect([find('section').hidden, address()]).toEqual([true, '/lead-form?from=mail'])
  expect(document.activeElement).toBe(root)
})

it('fills the field of the form, and empties it with the plan', () => {
  open('#plan=intake', form)
  expect(formAddress().searchParams.get('message')).toBe('The intake: $149.50 a month\nTotal: $149.50 a month')
  remove('intake')
  expect(formAddress().href).toBe('https://forms.example/embed?id=7')
})
