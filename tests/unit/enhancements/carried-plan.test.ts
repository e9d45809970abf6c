// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { enhance } from '@/components/enhancements/carried-plan'

const offered = ['intake 149.5 The intake', 'reports 295 The reports', 'reviews 100 The "reviews"'].join('\n')

const page = `
  <p data-removed="Removed" data-one="1 tool is gone." data-other="{count} tools are gone." class="sr-only"></p>
  <section hidden>
    <a id="change" href="/plan">Change</a>
    <ul>
      <template>
        <li>
          <p></p> <p></p>
          <button data-remove aria-label="Remove {tool name}"><i></i></button>
        </li>
      </template>
    </ul>
    <p><span>Total</span><span><span data-figure></span> a month</span></p>
    <a data-subject="Plan" data-intro="Here:" href="mailto:desk@example.com">E-mail</a>
  </section>`

const form = `
  <iframe src="https://forms.example/embed?id=7" title="Form"></iframe>
  <a id="form-link" href="https://forms.example/embed?id=7">Open the form</a>
  <a id="other-link" href="/other">Other</a>`

let root: HTMLElement
const find = <Found extends HTMLElement>(selector: string) => root.querySelector(selector) as Found
const shown = () => Array.from(root.querySelectorAll<HTMLElement>('li [data-remove]'), ({ dataset }) => dataset.remove)
const address = () => location.pathname + location.search + location.hash
const formAddress = () => new URL(find<HTMLIFrameElement>('iframe').src)
const remove = (id: string) => find(`[data-remove="${id}"] i`).dispatchEvent(new Event('click', { bubbles: true }))

const open = (fragment: string) => {
  history.replaceState({ kept: true }, '', `/lead-form?from=mail${fragment}`)
  root = document.createElement('div')
  root.tabIndex = -1
  root.innerHTML = page
  find('ul').dataset.offered = offered
  document.body.append(root)
  enhance(root)
}

/** Opens the page with a form. It is not put into the document, where happy-dom would report that it loads no frames. */
const openWithForm = (fragment: string, field?: string) => {
  history.replaceState(null, '', `/lead-form${fragment}`)
  root = document.createElement('div')
  root.innerHTML = page + form
  find('ul').dataset.offered = offered
  if (field) root.dataset.prefillField = field
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
afterEach(() => {
  test.abort()
  vi.restoreAllMocks()
})

it.each(['', '#plan=', '#plan=gone', '#form'])('shows nothing without a plan, "%s"', (fragment) => {
  openWithForm(fragment, 'message')
  expect(find('section').hidden).toBe(true)
  expect(formAddress().href).toBe('https://forms.example/embed?id=7')
})

it.each(['', '#plan=%00'])(
  'shows the plan of the tab where the address has none ("%s"), and leaves it there',
  (fragment) => {
    sessionStorage.setItem('plan', '["reports","gone"]')
    open(fragment)
    expect(shown()).toEqual(['reports'])
    expect(address()).toBe('/lead-form?from=mail#plan=reports')
    expect(sessionStorage.getItem('plan')).toBe('["reports","gone"]')
  },
)

it('prefers the plan of the address to that of the tab, which it keeps for the plan page', () => {
  sessionStorage.setItem('plan', '["reports"]')
  open('#plan=intake,reviews')
  expect(shown()).toEqual(['intake', 'reviews'])
  remove('reviews')
  expect(sessionStorage.getItem('plan')).toBe('["intake",null,"reports"]')
})

it('stores the plan of the address for the plan page, after a reload as well', () => {
  open('#plan=intake')
  expect(sessionStorage.getItem('plan')).toBe('["intake"]')
})

it.each([
  ['["reports"]', ['reports'], '#plan=reports'],
  ['[]', [], ''],
])('shows the plan %s, stored since, when the visitor comes back to an older address', (stored, ids, fragment) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'back_forward' } as unknown as PerformanceEntry,
  ] as PerformanceEntryList)
  sessionStorage.setItem('plan', stored)
  open('#plan=intake')
  expect(shown()).toEqual(ids)
  expect(find('section').hidden).toBe(ids.length === 0)
  expect(address()).toBe(`/lead-form?from=mail${fragment}`)
})

it('shows the plan that was stored since when the browser shows the page from its cache', () => {
  open('#plan=intake')
  sessionStorage.setItem('plan', '["reports"]')
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(shown()).toEqual(['reports'])
})

it('shows the tools of the plan in their order, with the total', () => {
  open('#plan=reviews,gone,intake,reviews')
  expect(find('section').hidden).toBe(false)
  expect(shown()).toEqual(['reviews', 'intake'])
  const rows = Array.from(root.querySelectorAll('li'), (row) => [
    row.textContent?.trim().replace(/\s+/g, ' '),
    row.querySelector('button')?.getAttribute('aria-label'),
  ])
  expect(rows).toEqual([
    ['The "reviews" $100', 'Remove The "reviews"'],
    ['The intake $149.50', 'Remove The intake'],
  ])
  expect(find('[data-figure]').textContent).toBe('$249.50')
  expect(find<HTMLAnchorElement>('#change').href).toMatch(/\/plan#plan=reviews,intake$/)
})

it.each([
  ['#plan=gone', '1 tool is gone.'],
  ['#plan=gone,intake,lost,gone,%00', '2 tools are gone.'],
])('counts the tools that are not on offer, "%s"', (fragment, text) => {
  open(fragment)
  const { textContent, className } = find('[data-removed]')
  expect([textContent, className]).toEqual([text, ''])
})

it('replaces the count of missing tools when a tool is removed', () => {
  open('#plan=gone,intake')
  remove('intake')
  const { textContent, className } = find('[data-removed]')
  expect([textContent, className]).toEqual(['Removed', 'sr-only'])
})

it('says nothing about a plan whose tools are all on offer', () => {
  open('#plan=intake')
  expect(find('[data-removed]').textContent).toBe('')
})

it('removes tools, keeps the address, the stored plan, and the links up to date, and moves the focus on', () => {
  open('#plan=intake,reports')
  remove('intake')
  expect(shown()).toEqual(['reports'])
  expect(find('[data-figure]').textContent).toBe('$295')
  expect(address()).toBe('/lead-form?from=mail#plan=reports')
  expect(history.state).toEqual({ kept: true })
  expect(sessionStorage.getItem('plan')).toBe('["reports"]')
  expect(find('[data-removed]').textContent).toBe('Removed')
  expect(document.activeElement).toBe(find('[data-remove="reports"]'))

  remove('reports')
  expect(find('section').hidden).toBe(true)
  expect(address()).toBe('/lead-form?from=mail')
  expect(sessionStorage.getItem('plan')).toBe('[]')
  expect(document.activeElement).toBe(root)
})

it('drafts a mail with the tools, the total, and the link', () => {
  open('#plan=intake,reports')
  const draft = new URL(find<HTMLAnchorElement>('[data-subject]').href)
  expect([draft.protocol, draft.pathname]).toEqual(['mailto:', 'desk@example.com'])
  expect(draft.searchParams.get('subject')).toBe('Plan')
  const body = draft.searchParams.get('body')
  for (const part of ['Here:', 'The intake: $149.50 a month', 'Total: $444.50 a month', '/plan#plan=intake,reports'])
    expect(body).toContain(part)
})

it('opens another plan when the fragment changes', () => {
  open('#plan=intake')
  history.replaceState(null, '', '#plan=reports')
  dispatchEvent(new Event('hashchange'))
  expect(shown()).toEqual(['reports'])
})

it('leaves the form alone where the site names no field', () => {
  openWithForm('#plan=intake')
  expect(formAddress().href).toBe('https://forms.example/embed?id=7')
})

it('fills the field of the form, and empties it with the plan', () => {
  openWithForm('#plan=intake', 'message')
  expect(formAddress().searchParams.get('id')).toBe('7')
  expect(formAddress().searchParams.get('message')).toBe('The intake: $149.50 a month\nTotal: $149.50 a month')
  expect(root.querySelectorAll('iframe')).toHaveLength(1)
  expect(find('#form-link').getAttribute('href')).toBe(formAddress().href)
  expect(find('#other-link').getAttribute('href')).toBe('/other')
  remove('intake')
  expect(formAddress().searchParams.has('message')).toBe(false)
})

it('does not reload a form that the visitor has used', () => {
  openWithForm('#plan=intake,reports', 'message')
  const frame = find('iframe')
  vi.spyOn(document, 'activeElement', 'get').mockReturnValue(frame)
  dispatchEvent(new Event('blur'))
  remove('intake')
  expect(find('iframe')).toBe(frame)
})
