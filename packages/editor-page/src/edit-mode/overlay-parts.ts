// The elements of the edit mode. They run under the policy of any page: no inline styles, no markup from texts.

const css = `
:host {
  all: initial; position: fixed; inset: 0; pointer-events: none; color-scheme: light;
  font: 500 0.875rem/1.4 system-ui, sans-serif; color: #fff; --ink: #14213d; --accent: #1f5eff;
}
[hidden] { display: none !important; }
.dock {
  position: fixed; inset: auto auto max(12px, env(safe-area-inset-bottom)) max(12px, env(safe-area-inset-left)); display: grid; gap: 8px;
  max-width: calc(100vw - 24px);
}
.bar { display: flex; gap: 8px; }
button, input { font: inherit; box-sizing: border-box; }
.bar button {
  pointer-events: auto; display: flex; align-items: center; gap: 10px; min-height: 48px; padding: 4px 16px; cursor: pointer; text-align: start;
  color: #fff; background: var(--ink); white-space: nowrap; border: 2px solid #fff; border-radius: 24px; box-shadow: 0 1px 2px #0006, 0 4px 16px #0004;
}
.bar button:hover { background: #24365f; }
.bar button[aria-pressed="true"] { background: var(--accent); }
.bar svg { flex: none; width: 18px; height: 18px; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
small { display: block; font-size: 0.75rem; font-weight: 400; }
:focus-visible { outline: 3px solid #ffb703; outline-offset: 2px; }
.box { position: fixed; border: 2px solid var(--accent); border-radius: 4px; box-shadow: 0 0 0 2px #fff, inset 0 0 0 1px #fff9; }
.box.guess { border-style: dashed; }
.place { position: fixed; max-width: min(34rem, calc(100vw - 16px)); box-sizing: border-box; padding: 6px 10px; background: var(--ink); border-radius: 6px; box-shadow: 0 0 0 1px #fff8, 0 4px 16px #0005; overflow-wrap: anywhere; }
.place b { font-weight: 600; }
.place small { display: inline; color: #d3dcf2; }
.place div + div { margin-top: 4px; }
.panel {
  pointer-events: auto; width: min(26rem, calc(100vw - 24px)); max-height: min(34rem, calc(100dvh - 84px));
  display: flex; flex-direction: column; color: #14213d; background: #fff; border: 2px solid var(--ink); border-radius: 12px; box-shadow: 0 8px 40px #0006; overflow: hidden;
}
.top { display: grid; gap: 8px; padding: 12px; border-bottom: 1px solid #c9d1e4; }
.panel h2 { margin: 0; font: inherit; font-weight: 650; }
.panel input { width: 100%; min-height: 44px; padding: 0 12px; color: inherit; background: #fff; border: 1px solid #5b6785; border-radius: 8px; }
.list { overflow-y: auto; padding: 0 6px 8px; overscroll-behavior: contain; }
.list h3 { position: sticky; top: 0; margin: 0; padding: 10px 6px 4px; font: inherit; font-size: 0.75rem; font-weight: 650; color: #46536f; background: #fff; }
.list button { display: block; width: 100%; min-height: 44px; padding: 6px; text-align: start; color: inherit; background: none; border: 0; border-radius: 6px; cursor: pointer; }
.list button:hover { background: #e8eefc; }
.list small { color: #46536f; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.list p { margin: 8px 6px; color: #46536f; }
.said { position: fixed; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media print { :host { display: none; } }
@media (forced-colors: active) {
  .box { border-color: Highlight; }
  .place, .panel, .bar button { border: 1px solid CanvasText; }
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

const drawIcon = (path: string): SVGElement => {
  const [svg, line] = ['svg', 'path'].map((name) => document.createElementNS('http://www.w3.org/2000/svg', name))
  svg?.setAttribute('viewBox', '0 0 20 20')
  svg?.setAttribute('aria-hidden', 'true')
  line?.setAttribute('d', path)
  svg?.append(line ?? '')
  return svg as SVGElement
}

const pencil = 'M12.5 4.5l3 3M3.5 16.5l.8-3.8L13.6 3.4a1.4 1.4 0 0 1 2 0l1 1a1.4 1.4 0 0 1 0 2L7.3 15.7z'
const lines = 'M3.5 5h13M3.5 10h13M3.5 15h8'

/** `content/pages/home.yaml:5` → `pages/home.yaml:5` */
const withoutFolder = (at: string): string => at.replace(/^[^/]+\//, '')

/** A field in the list. */
export interface ListedField {
  group: string
  label: string
  /** What is in it, or what is special about it. */
  note: string
  open: () => void
}

/** Adds the elements of the edit mode to the page, outside of its body, which React compares with what it renders. */
export function addOverlay() {
  const host = make('div', { id: 'edit-mode', popover: 'manual' })
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const hint = make('small', { hidden: '' })
  const toggle = make(
    'button',
    { type: 'button', 'aria-pressed': 'false', 'aria-keyshortcuts': 'Alt+Shift+E' },
    drawIcon(pencil),
    make('span', {}, 'Edit this page', hint),
  )
  const all = make('button', { type: 'button', 'aria-expanded': 'false', hidden: '' }, drawIcon(lines), 'All fields')
  const box = make('div', { class: 'box', hidden: '' })
  const place = make('div', { class: 'place', part: 'place', hidden: '' })
  const said = make('div', { class: 'said', role: 'status' })
  const title = make('h2', { id: 'title' })
  const filter = make('input', {
    type: 'search',
    'aria-label': 'Filter the fields',
    placeholder: 'Filter',
    autocomplete: 'off',
  })
  const list = make('div', { class: 'list' })
  const panel = make(
    'div',
    { class: 'panel', role: 'dialog', 'aria-labelledby': 'title', hidden: '' },
    make('div', { class: 'top' }, title, filter),
    list,
  )
  root.append(
    box,
    place,
    make(
      'div',
      { class: 'dock', role: 'region', 'aria-label': 'Edit mode' },
      panel,
      make('div', { class: 'bar' }, toggle, all),
      said,
    ),
  )
  document.documentElement.append(host)
  host.showPopover()

  const rows: { words: string; element: HTMLElement }[] = []
  const showMatches = () => {
    const words = filter.value.toLowerCase().split(/\s+/)
    for (const row of rows) row.element.hidden = !words.every((word) => row.words.includes(word))
    for (const group of list.querySelectorAll('section')) group.hidden = !group.querySelector('button:not([hidden])')
  }
  filter.addEventListener('input', showMatches)

  return {
    host,
    root,
    toggle,
    all,
    panel,
    /** Says something to screen readers. */
    say: (words: string) => {
      said.textContent = words
    },
    /** Says on the button what a click does. */
    hintAt: (words: string) => {
      hint.hidden = words === ''
      hint.textContent = words
    },
    hide: () => {
      box.hidden = place.hidden = true
    },
    /** Outlines a part of the page and labels it with places, the likeliest first. */
    outline: ({ left, top, right, bottom }: DOMRect, places: readonly { title: string; at: string }[]) => {
      // A dialog that the page has opened since would cover it.
      host.hidePopover()
      host.showPopover()
      const gap = 4
      Object.assign(box.style, {
        left: `${left - gap}px`,
        top: `${top - gap}px`,
        width: `${right - left + 2 * gap - 4}px`,
        height: `${bottom - top + 2 * gap - 4}px`,
      })
      box.classList.toggle('guess', places.length > 1)
      place.replaceChildren(
        ...places.map(({ title, at }, position) =>
          make('div', {}, position > 0 ? 'or ' : '', make('b', {}, title), ', ', make('small', {}, withoutFolder(at))),
        ),
      )
      box.hidden = place.hidden = false
      const above = top - place.offsetHeight - gap - 6
      const below = Math.min(bottom + gap + 6, window.innerHeight - place.offsetHeight - 8)
      Object.assign(place.style, {
        left: `${Math.max(8, Math.min(left - gap, window.innerWidth - place.offsetWidth - 8))}px`,
        top: `${above < 8 ? below : above}px`,
      })
    },
    /** Shows fields to choose from. */
    listFields: (heading: string, fields: readonly ListedField[]) => {
      title.textContent = heading
      filter.value = ''
      rows.length = 0
      const groups = new Map<string, HTMLElement>()
      for (const { group, label, note, open } of fields) {
        const section = groups.get(group) ?? make('section', {}, make('h3', {}, group))
        groups.set(group, section)
        const element = make('button', { type: 'button' }, label, make('small', {}, note))
        element.addEventListener('click', open)
        section.append(element)
        rows.push({ words: `${group} ${label} ${note}`.toLowerCase(), element })
      }
      list.replaceChildren(...groups.values())
      panel.hidden = false
      all.setAttribute('aria-expanded', 'true')
      filter.focus()
    },
    closeList: () => {
      panel.hidden = true
      all.setAttribute('aria-expanded', 'false')
    },
  }
}
