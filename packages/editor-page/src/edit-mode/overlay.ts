// The script that previews load: a button that switches on edit mode, in which every text of the page knows its place.
import { type FoundText, PlaceFinder, type SourceText } from './find-places'
import { compare, isVisible, nextTo, placeOf, textAt } from './found-texts'
import { addOverlay } from './overlay-parts'
import type { PublishedIndex } from './write-edit-mode'

/** Remembers in this tab that edit mode is on. */
const memory = 'edit-mode'
/** Places that are named for one text. */
const mostPlaces = 5
/** Milliseconds between two readings of a page that changes all the time. */
const pause = 400

const overlay = addOverlay()
let index: PublishedIndex = { files: [] }
let indexText = ''
let finder = new PlaceFinder(index, window.location.pathname)
let found: FoundText[] = []
let current: FoundText | undefined
let isOn = false
let isStale = true
let lastReading = Number.NEGATIVE_INFINITY

const hide = (): void => {
  current = undefined
  overlay.hide()
}

const load = async (): Promise<void> => {
  const answer = await fetch('/edit/texts.json', { cache: 'no-cache' })
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  if (text === indexText) return
  index = JSON.parse(text)
  indexText = text
  finder = new PlaceFinder(index, window.location.pathname)
  found = []
  isStale = true
  hide()
}

/** Finds the places of all texts again after the page has changed; where the content may have been edited, also in its new index. */
const read = (): void => {
  if (!isStale || performance.now() - lastReading < pause) return
  // A broken file keeps the texts as they were.
  if (index.follows) void load().catch(() => undefined)
  isStale = false
  found = finder.find(document.body).sort(compare)
  lastReading = performance.now()
}

const show = (text: FoundText): void => {
  current = text
  overlay.outline(text.range.getBoundingClientRect(), text.sources.slice(0, mostPlaces).map(placeOf))
}

const announce = ({ sources, range }: FoundText): void => {
  const [{ title } = { title: '' }] = sources.map(placeOf)
  const guess = sources.length > 1 ? `, or ${sources.length - 1} other places` : ''
  overlay.said.textContent = `${title}${guess}: ${range.toString().trim()}`
}

const openPlace = async (source: SourceText): Promise<void> => {
  const { file, path, text, line } = source
  if (index.opens === 'form') {
    const query = new URLSearchParams({ field: path, ...(path === 'body' && { text: text.slice(0, 60) }) })
    window.open(`/admin#/collections/${file.form}?${query}`)
  } else if (index.opens) window.open(`${index.opens}/${file.path}#L${line}`)
  else {
    const { at } = placeOf(source)
    await navigator.clipboard.writeText(at)
    overlay.hint.textContent = overlay.said.textContent = `Copied: ${at}`
  }
}

/** Lists fields; of those of the whole page it says which are not seen. */
const list = (heading: string, sources: readonly SourceText[], seen = new Set(sources)): void =>
  overlay.fill(
    heading,
    sources.map((source) => {
      const { file, label, text } = source
      const note = seen.has(source) ? text : `Not seen on the page: ${text}`
      return { group: file.label, label, note, open: () => void openPlace(source) }
    }),
  )

const open = ({ sources }: FoundText): void => {
  const [first, ...others] = sources
  if (first && others.length === 0) return void openPlace(first)
  list('This text may come from', sources)
  overlay.panel.showPopover()
}

const step = (by: 1 | -1): void => {
  read()
  const next = nextTo(found, current, by)
  if (!next) return
  next.block.scrollIntoView({ block: 'center', behavior: 'instant' })
  show(next)
  announce(next)
}

const switchTo = async (on: boolean): Promise<void> => {
  isOn = on
  overlay.toggle.setAttribute('aria-pressed', String(on))
  overlay.all.hidden = !on
  sessionStorage.setItem(memory, on ? 'on' : '')
  overlay.hint.textContent = on ? 'Reading the content…' : ''
  overlay.panel.hidePopover()
  hide()
  if (!on) return
  try {
    await load()
    const what = index.opens === 'form' ? 'opens the form' : index.opens ? 'opens GitHub' : 'copies the place'
    overlay.hint.textContent = `A click ${what}`
    read()
  } catch (error) {
    overlay.hint.textContent = error instanceof Error ? error.message : String(error)
  }
}

const isOwn = (event: Event): boolean => event.composedPath().includes(overlay.host)

overlay.toggle.addEventListener('click', () => void switchTo(!isOn))
// The browser then opens the list, or closes it.
overlay.all.addEventListener('click', () => {
  read()
  const seen = new Set(found.filter(isVisible).flatMap(({ sources }) => sources))
  list('Fields of this page', finder.textsOnPage(seen), seen)
})

const point = (event: PointerEvent): void => {
  if (!isOn || event.pointerType === 'touch') return
  read()
  const text = isOwn(event) ? undefined : textAt(found, event)
  if (text === current) return
  hide()
  if (text) show(text)
}

const withhold = (event: MouseEvent): void => {
  if (isOn && !event.altKey && !isOwn(event)) event.stopPropagation()
}

const click = (event: MouseEvent) => {
  const { target } = event
  if (!isOn || isOwn(event) || !(target instanceof Element)) return
  const link = target.closest<HTMLAnchorElement>('a[href]')
  // Browsers download what is pressed with Alt. Buttons work.
  if (event.altKey && !link) return
  event.preventDefault()
  event.stopPropagation()
  if (event.altKey && link) return window.location.assign(link.href)
  read()
  const isByKey = event.detail === 0
  const text = isByKey ? found.find(({ range }) => range.intersectsNode(target)) : textAt(found, event)
  if (!text) return hide()
  const isTap = event instanceof PointerEvent && event.pointerType === 'touch'
  const isFirst = !current || compare(text, current) !== 0
  show(text)
  if (isTap && isFirst) announce(text)
  else open(text)
}

/** Whether keys write into an element. */
const takesKeys = ([target]: EventTarget[]): boolean =>
  target instanceof Element &&
  target.matches('textarea, select, [contenteditable], input:not([type=radio], [type=checkbox])')

/** Does what a key does in edit mode, and says whether there is something. The list has keys of its own. */
const press = (event: KeyboardEvent): boolean => {
  if (overlay.panel.matches(':popover-open')) return false
  if (event.key === 'Escape') {
    void switchTo(false)
    overlay.toggle.focus()
  } else if (takesKeys(event.composedPath())) return false
  else if (event.key === 'ArrowDown') step(1)
  else if (event.key === 'ArrowUp') step(-1)
  else if (event.key === 'Enter' && current) open(current)
  else return false
  return true
}

const key = (event: KeyboardEvent): void => {
  const isShortcut = event.altKey && event.shiftKey && event.code === 'KeyE'
  if (isShortcut) void switchTo(!isOn)
  else if (!isOn || event.altKey || event.ctrlKey || event.metaKey || !press(event)) return
  event.preventDefault()
  event.stopPropagation()
}

window.addEventListener('pointermove', point, { passive: true })
for (const type of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'dblclick'] as const)
  window.addEventListener(type, withhold, true)
window.addEventListener('click', click, true)
window.addEventListener('keydown', key, true)
for (const type of ['scroll', 'resize'])
  window.addEventListener(type, () => current && show(current), { passive: true, capture: true })

new MutationObserver(() => {
  isStale = true
  // Its words are gone.
  if (current?.range.collapsed) hide()
}).observe(document.body, { childList: true, subtree: true, characterData: true })

if (sessionStorage.getItem(memory)) void switchTo(true)
