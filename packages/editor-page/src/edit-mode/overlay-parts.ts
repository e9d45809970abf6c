// The elements of the edit mode. They run under the policy of any page: no inline styles, no markup from texts.

const css = `
:host {
  all: initial; position: fixed; inset: 0; pointer-events: none; color-scheme: light;
  font: 500 0.875rem/1.4 system-ui, sans-serif; --ink: #14213d; --accent: #1f5eff;
}
[hidden] { display: none !important; }
button, input {
  font: inherit; box-sizing: border-box; min-height: 48px; pointer-events: auto; color: #fff; background: var(--ink);
  border: 2px solid #fff; border-radius: 24px; padding: 4px 16px; box-shadow: 0 1px 2px #0006, 0 4px 16px #0004;
}
:focus-visible { outline: 3px solid #ffb703; outline-offset: 2px; }
.bar {
  position: fixed; inset: auto auto max(12px, env(safe-area-inset-bottom)) max(12px, env(safe-area-inset-left)); display: flex; flex-wrap: wrap; gap: 8px;
}
button { text-align: start; cursor: pointer; }
button::before { content: "✎ " / ""; }
button[aria-pressed="true"] { background: var(--accent); }
small:not(:empty) { display: block; font-weight: 400; }
input { width: min(18rem, calc(100vw - 24px)); color: var(--ink); background: #fff; border-color: var(--ink); }
.box { position: fixed; box-sizing: border-box; border: 2px solid var(--accent); border-radius: 4px; box-shadow: 0 0 0 2px #fff; }
.box.guess { border-style: dashed; }
.place {
  position: absolute; inset: auto auto calc(100% + 4px) 0; width: max-content; max-width: min(34rem, 50vw); box-sizing: border-box; padding: 6px 10px;
  color: #fff; background: var(--ink); border-radius: 6px; box-shadow: 0 0 0 1px #fff8; overflow-wrap: anywhere; white-space: pre-line;
}
.low .place { inset-block: calc(100% + 4px) auto; }
.end .place { inset-inline: auto 0; }
@media print { :host { display: none; } }
@media (forced-colors: active) { .box { border-color: Highlight; } button[aria-pressed="true"] { border-color: Highlight; } }
`

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}

/** Adds the elements of the edit mode to the page, outside of its body, which React compares with what it renders. */
export function addOverlay() {
  const host = make('div', { id: 'edit-mode', popover: 'manual' })
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const hint = make('small', {})
  const keys = { 'aria-pressed': 'false', 'aria-keyshortcuts': 'Alt+Shift+E' }
  const toggle = make('button', { type: 'button', ...keys }, 'Edit this page', hint)
  const search = make('input', { list: 'fields', 'aria-label': 'All fields', placeholder: 'All fields', hidden: '' })
  const fields = make('datalist', { id: 'fields' })
  const place = make('div', { class: 'place', part: 'place' })
  const box = make('div', { class: 'box', hidden: '' }, place)
  root.append(box, make('div', { class: 'bar', role: 'region', 'aria-label': 'Edit mode' }, toggle, search, fields))
  document.documentElement.append(host)
  host.showPopover()

  return {
    host,
    toggle,
    /** Offers fields by their names. */
    search,
    offer: (names: readonly string[]) => fields.replaceChildren(...names.map((name) => new Option('', name))),
    /** What the button says that a click does. */
    hint,
    hide: () => {
      box.hidden = true
    },
    /** Outlines a part of the page and labels it with places, the likeliest first. */
    outline: ({ left, top, width, height }: DOMRect, places: readonly string[]) => {
      // A dialog that the page has opened since would cover it.
      host.hidePopover()
      host.showPopover()
      place.textContent = places.join('\nor ')
      box.hidden = false
      box.classList.toggle('guess', places.length > 1)
      box.classList.toggle('low', top < 24 * (places.length + 1))
      box.classList.toggle('end', left > window.innerWidth / 2)
      box.style.inset = `${top - 4}px auto auto ${left - 4}px`
      box.style.width = `${width + 8}px`
      box.style.height = `${height + 8}px`
    },
  }
}
