// The elements of the edit mode. They run under the policy of any page: no inline styles, no markup from texts.

const css = `
:host {
  all: initial; position: fixed; inset: 0; pointer-events: none; color-scheme: light;
  font: 500 0.875rem/1.4 system-ui, sans-serif; color: #fff; --ink: #14213d; --accent: #1f5eff;
}
[hidden] { display: none !important; }
button, input { font: inherit; box-sizing: border-box; }
small { display: block; font-size: 0.75rem; font-weight: 400; }
small:empty { display: none; }
:focus-visible { outline: 3px solid #ffb703; outline-offset: 2px; }
.bar {
  position: fixed; inset: auto auto max(12px, env(safe-area-inset-bottom)) max(12px, env(safe-area-inset-left)); display: flex; gap: 8px;
}
.bar button {
  pointer-events: auto; display: flex; align-items: center; gap: 10px; min-height: 48px; padding: 4px 16px; cursor: pointer; text-align: start;
  color: #fff; background: var(--ink); white-space: nowrap; border: 2px solid #fff; border-radius: 24px; box-shadow: 0 1px 2px #0006, 0 4px 16px #0004;
}
.bar button::before { content: "✎" / ""; font-size: 1.25rem; }
.bar [popovertarget]::before { content: "☰" / ""; }
.bar button:hover { background: #24365f; }
.bar button[aria-pressed="true"] { background: var(--accent); }
.box { position: fixed; box-sizing: border-box; border: 2px solid var(--accent); border-radius: 4px; box-shadow: 0 0 0 2px #fff, inset 0 0 0 1px #fff9; }
.box.guess { border-style: dashed; }
.place { position: fixed; max-width: min(34rem, calc(100vw - 16px)); box-sizing: border-box; padding: 6px 10px; background: var(--ink); border-radius: 6px; box-shadow: 0 0 0 1px #fff8, 0 4px 16px #0005; overflow-wrap: anywhere; }
.place b { font-weight: 600; }
.place small { display: inline; color: #d3dcf2; }
.place div + div { margin-top: 4px; }
.place div + div::before { content: "or "; }
#list {
  inset: auto auto 72px 12px; margin: 0; padding: 0; width: min(26rem, calc(100vw - 24px)); max-height: min(34rem, calc(100dvh - 84px));
  box-sizing: border-box; pointer-events: auto; color: var(--ink); background: #fff; border: 2px solid var(--ink); border-radius: 12px; box-shadow: 0 8px 40px #0006;
}
#list:popover-open { display: flex; flex-direction: column; }
.top { display: grid; gap: 8px; padding: 12px; border-bottom: 1px solid #c9d1e4; }
#list h2 { margin: 0; font: inherit; font-weight: 650; }
#list input { width: 100%; min-height: 44px; padding: 0 12px; color: inherit; background: #fff; border: 1px solid #5b6785; border-radius: 8px; }
.list { overflow-y: auto; padding: 0 6px 8px; overscroll-behavior: contain; }
.list section:not(:has(button:not([hidden]))) { display: none; }
.list h3 { position: sticky; top: 0; margin: 0; padding: 10px 6px 4px; font: inherit; font-size: 0.75rem; font-weight: 650; color: #46536f; background: #fff; }
.list button { display: block; width: 100%; min-height: 44px; padding: 6px; text-align: start; color: inherit; background: none; border: 0; border-radius: 6px; cursor: pointer; }
.list button:hover { background: #e8eefc; }
.list small { color: #46536f; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.said { position: fixed; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media print { :host { display: none; } }
@media (forced-colors: active) {
  .box { border-color: Highlight; }
  .place, #list, .bar button { border: 1px solid CanvasText; }
  .bar button[aria-pressed="true"] { border-color: Highlight; }
}
`

type Child = Node | string

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}

/** A field in the list. */
export interface ListedField {
  group: string
  label: string
  /** What is in it, or what is special about it. */
  note: string
  open: () => void
}

/** The list of fields with its filter, from which the arrow keys, Tab, or a press choose one. */
function makeList() {
  const title = make('h2', { id: 'title' })
  const filter = make('input', {
    role: 'searchbox',
    'aria-label': 'Filter the fields',
    placeholder: 'Filter',
    autofocus: '',
  })
  const list = make('div', { class: 'list' })
  const top = make('div', { class: 'top' }, title, filter)
  const panel = make('div', { id: 'list', popover: '', role: 'dialog', 'aria-labelledby': 'title' }, top, list)
  const wordsOf = ({ textContent }: Element) => textContent?.toLowerCase() ?? ''
  filter.addEventListener('input', () => {
    const words = filter.value.toLowerCase().split(/\s+/)
    for (const section of list.children)
      for (const row of section.querySelectorAll('button')) {
        const found = `${wordsOf(section.firstElementChild ?? section)} ${wordsOf(row)}`
        row.hidden = !words.every((word) => found.includes(word))
      }
  })
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const stops = [filter, ...list.querySelectorAll<HTMLElement>('button:not([hidden])')]
    const at = stops.findIndex((stop) => stop.matches(':focus'))
    stops[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
    event.preventDefault()
  })
  const fill = (heading: string, fields: readonly ListedField[]): void => {
    title.textContent = heading
    filter.value = ''
    const sections = new Map<string, HTMLElement>()
    for (const { group, label, note, open } of fields) {
      const section = sections.get(group) ?? make('section', {}, make('h3', {}, group))
      sections.set(group, section)
      const row = make('button', { type: 'button' }, label, make('small', {}, note))
      row.addEventListener('click', open)
      section.append(row)
    }
    list.replaceChildren(...sections.values())
  }
  return { panel, fill }
}

/** Adds the elements of the edit mode to the page, outside of its body, which React compares with what it renders. */
export function addOverlay() {
  const host = make('div', { id: 'edit-mode', popover: 'manual' })
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const hint = make('small')
  const words = make('span', {}, 'Edit this page', hint)
  const toggle = make('button', { type: 'button', 'aria-pressed': 'false', 'aria-keyshortcuts': 'Alt+Shift+E' }, words)
  const all = make('button', { type: 'button', popovertarget: 'list', hidden: '' }, 'All fields')
  const box = make('div', { class: 'box', hidden: '' })
  const place = make('div', { class: 'place', part: 'place', hidden: '' })
  const said = make('div', { class: 'said', role: 'status' })
  const { panel, fill } = makeList()
  const bar = make('div', { class: 'bar', role: 'region', 'aria-label': 'Edit mode' }, toggle, all, said)
  root.append(box, place, panel, bar)
  document.documentElement.append(host)
  host.showPopover()

  return {
    host,
    toggle,
    all,
    panel,
    /** Shows fields to choose from. */
    fill,
    /** What screen readers say. */
    said,
    /** What the button says that a click does. */
    hint,
    hide: () => {
      box.hidden = place.hidden = true
    },
    /** Outlines a part of the page and labels it with places, the likeliest first, without the folder of the content. */
    outline: ({ left, top, right, bottom }: DOMRect, places: readonly { title: string; at: string }[]) => {
      // A dialog that the page has opened since would cover it.
      if (!panel.matches(':popover-open')) {
        host.hidePopover()
        host.showPopover()
      }
      box.classList.toggle('guess', places.length > 1)
      const words = places.map(({ title, at }) =>
        make('div', {}, make('b', {}, title), ', ', make('small', {}, at.replace(/^[^/]*\//, ''))),
      )
      place.replaceChildren(...words)
      box.hidden = place.hidden = false
      const gap = 4
      box.style.inset = `${top - gap}px auto auto ${left - gap}px`
      box.style.width = `${right - left + 2 * gap}px`
      box.style.height = `${bottom - top + 2 * gap}px`
      const { offsetWidth: width, offsetHeight: height } = place
      const above = top - height - 2 * gap
      const below = Math.min(bottom + 2 * gap, window.innerHeight - height - gap)
      const start = Math.max(2 * gap, Math.min(left - gap, window.innerWidth - width - 2 * gap))
      place.style.inset = `${above < gap ? below : above}px auto auto ${start}px`
    },
  }
}
