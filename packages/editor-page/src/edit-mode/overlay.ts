// The script that previews load: a button that switches on edit mode, in which every text of the page knows its place.
import { type FoundText, placeFinder, type SourceText } from './find-places'
import type { PublishedIndex } from './text-index'

const css = `
:host {
  all: initial; position: fixed; inset: auto auto max(12px, env(safe-area-inset-bottom)) 12px; display: flex; flex-wrap: wrap; gap: 8px; color-scheme: light;
  font: 500 0.875rem/1.4 system-ui, sans-serif; --ink: #14213d; --accent: #1f5eff;
}
[hidden] { display: none !important; }
button, input {
  font: inherit; min-height: 48px; color: #fff; background: var(--ink);
  border: 2px solid #fff; border-radius: 24px; padding: 4px 16px; box-shadow: 0 1px 2px #0006, 0 4px 16px #0004;
}
button { text-align: start; cursor: pointer; }
button::before { content: "✎ " / ""; }
button[aria-pressed="true"] { background: var(--accent); }
small:not(:empty) { display: block; font-weight: 400; }
input { width: min(16rem, 75vw); color: var(--ink); background: #fff; border-color: var(--ink); }
.box { position: fixed; pointer-events: none; outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 2px; box-shadow: 0 0 0 6px #fff8; }
.box.guess { outline-style: dashed; }
.place {
  position: absolute; inset: auto auto calc(100% + 8px) 0; width: max-content; max-width: min(34rem, 45vw); padding: 6px 10px;
  color: #fff; background: var(--ink); border-radius: 6px; box-shadow: 0 0 0 1px #fff8; overflow-wrap: anywhere; white-space: pre-line;
}
.low .place { inset-block: calc(100% + 8px) auto; }
.end .place { inset-inline: auto 0; }
@media print { :host { display: none; } }
`

/** An element. The policies of pages allow neither inline styles nor markup from texts. */
const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties)

const hint = make('small', {})
const toggle = make('button', { textContent: 'Edit this page', ariaPressed: 'false', ariaKeyShortcuts: 'Alt+Shift+E' })
toggle.append(hint)
const search = make('input', { ariaLabel: 'All fields', placeholder: 'All fields', hidden: true })
const names = make('datalist', { id: 'fields' })
search.setAttribute('list', names.id)
const place = make('div', { className: 'place' })
const box = make('div', { className: 'box', hidden: true })
box.append(place)
// Outside of the body, which React compares with what it renders.
const host = make('div', { id: 'edit-mode', popover: 'manual', role: 'region', ariaLabel: 'Edit mode' })
document.documentElement.append(host)
const root = host.attachShadow({ mode: 'open' })
root.append(box, toggle, search, names)
root.adoptedStyleSheets = [new CSSStyleSheet()]
root.adoptedStyleSheets[0]?.replaceSync(css)
host.showPopover()

let index: PublishedIndex = { files: [] }
let finder = placeFinder(index, window.location.pathname)
/** The texts of the page, the shortest first; nothing once it has changed. */
let found: FoundText[] | undefined
let current: FoundText | undefined
let isOn = false

/** Where a text is kept, in the labels of its form, and in its file below the folder of the content. */
const placeOf = ({ file, label, line }: SourceText): string =>
  `${file.label} › ${label}, ${file.path.replace(/^[^/]*\//, '')}:${line}`

const nameOf = (source: SourceText): string => `${placeOf(source)} ${source.text}`

const outline = (text?: FoundText): void => {
  current = text
  box.hidden = !text
  if (!text) return
  const { left, top, width, height } = text.range.getBoundingClientRect()
  const places = text.sources.slice(0, 5).map(placeOf)
  // A dialog that the page has opened since would cover it.
  host.hidePopover()
  host.showPopover()
  place.textContent = places.join('\nor ')
  box.classList.toggle('guess', places.length > 1)
  box.classList.toggle('low', top < 24 * (places.length + 1))
  box.classList.toggle('end', left > window.innerWidth / 2)
  Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
}

const load = async (): Promise<void> => {
  const answer = await fetch('/edit/texts.json', { cache: 'no-cache' })
  if (!answer.ok) throw new Error(await answer.text())
  index = await answer.json()
  finder = placeFinder(index, window.location.pathname)
  found = undefined
  const onPage = finder.texts.filter(({ rank }) => rank > 0).sort((a, b) => b.rank - a.rank)
  names.replaceChildren(...onPage.map((source) => new Option('', nameOf(source))))
}

const openPlace = async ({ file, path, text, line }: SourceText): Promise<void> => {
  if (index.opens === 'form') {
    const query = new URLSearchParams({ field: path, ...(path === 'body' && { text: text.slice(0, 60) }) })
    window.open(`/admin#/collections/${file.form}?${query}`)
  } else if (index.opens) window.open(`${index.opens}/${file.path}#L${line}`)
  else {
    await navigator.clipboard.writeText(`${file.path}:${line}`)
    hint.textContent = `Copied: ${file.path}:${line}`
  }
}

const textAt = ({ clientX: x, clientY: y }: MouseEvent): FoundText | undefined => {
  found ??= finder.find(document.body).sort((a, b) => String(a.range).length - String(b.range).length)
  const isNear = ({ left, right, top, bottom }: DOMRect) =>
    left - 4 <= x && x <= right + 4 && top - 4 <= y && y <= bottom + 4
  const near = ({ range }: FoundText) => [...range.getClientRects()].some(isNear)
  const textsOf = (element: Element) => found?.filter((text) => text.block === element && near(text)) ?? []
  return document.elementsFromPoint(x, y).flatMap(textsOf)[0]
}

const switchTo = async (on: boolean): Promise<void> => {
  isOn = on
  toggle.ariaPressed = String(on)
  search.hidden = !on
  sessionStorage.setItem('edit-mode', on ? 'on' : '')
  hint.textContent = on ? 'Reading the content…' : ''
  outline()
  if (!on) return
  const what = () => (index.opens === 'form' ? 'opens the form' : index.opens ? 'opens GitHub' : 'copies the place')
  hint.textContent = await load().then(
    () => `A click ${what()}`,
    ({ message }) => message,
  )
}

const isOwn = (event: Event): boolean => event.composedPath().includes(host)
toggle.addEventListener('click', () => void switchTo(!isOn))
search.addEventListener('input', () => {
  const source = finder.texts.find((each) => nameOf(each) === search.value)
  if (!source) return
  search.value = ''
  void openPlace(source)
})
const point = (event: PointerEvent): void => {
  if (!isOn || event.pointerType === 'touch') return
  const text = isOwn(event) ? undefined : textAt(event)
  if (text !== current) outline(text)
}
window.addEventListener('pointermove', point, { passive: true })
/** Takes presses from the page; those by keys, and those with Alt but on links, work as ever. */
const take = (event: MouseEvent): void => {
  const isClick = event.type === 'click'
  const link = isClick && event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  const isForPage = event.altKey ? !link : isClick && event.detail === 0
  if (!isOn || isOwn(event) || isForPage) return
  event.stopPropagation()
  if (!isClick) return
  // Browsers download what is pressed with Alt.
  event.preventDefault()
  const [source] = textAt(event)?.sources ?? []
  if (event.altKey && link) window.location.assign(link.href)
  else if (source) void openPlace(source)
}
for (const type of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick'] as const)
  window.addEventListener(type, take, true)
const press = (event: KeyboardEvent): void => {
  const isShortcut = event.altKey && event.shiftKey && event.code === 'KeyE'
  if (!isShortcut && !(isOn && event.key === 'Escape')) return
  event.preventDefault()
  event.stopPropagation()
  void switchTo(!isOn)
}
window.addEventListener('keydown', press, true)
for (const type of ['scroll', 'resize'])
  window.addEventListener(type, () => outline(), { passive: true, capture: true })
new MutationObserver(() => {
  found = undefined
  // The content may have been edited; a broken file keeps the texts as they were.
  if (isOn && index.follows) void load().catch(() => undefined)
}).observe(document.body, { childList: true, subtree: true, characterData: true })
if (sessionStorage.getItem('edit-mode')) void switchTo(true)
