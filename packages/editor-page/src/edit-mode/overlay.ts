// The script that previews load: a button that switches on edit mode, in which every text of the page knows its place.
import { type FoundText, PlaceFinder, type SourceText } from './find-places'
import { addOverlay } from './overlay-parts'
import type { PublishedIndex } from './write-edit-mode'

/** Remembers in this tab that edit mode is on. */
const memory = 'edit-mode'
/** Places that are named for one text. */
const mostPlaces = 5

const overlay = addOverlay()
let index: PublishedIndex = { files: [] }
let finder = new PlaceFinder(index, window.location.pathname)
/** The fields of the page, by their names in the list. */
let fields = new Map<string, SourceText>()
/** The texts of the page; nothing once it has changed. */
let found: FoundText[] | undefined
let current: FoundText | undefined
let isOn = false

/** Where a text is kept, in the labels of its form, and in its file below the folder of the content. */
const placeOf = ({ file, label, line }: SourceText): string =>
  `${file.label} › ${label}, ${file.path.replace(/^[^/]*\//, '')}:${line}`

const hide = (): void => {
  current = undefined
  overlay.hide()
}

const load = async (): Promise<void> => {
  const answer = await fetch('/edit/texts.json', { cache: 'no-cache' })
  if (!answer.ok) throw new Error(await answer.text())
  index = await answer.json()
  finder = new PlaceFinder(index, window.location.pathname)
  found = undefined
  const onPage = finder.texts.filter(({ rank }) => rank > 0).sort((a, b) => b.rank - a.rank)
  fields = new Map(onPage.map((source) => [`${placeOf(source)} ${source.text}`, source]))
  overlay.offer([...fields.keys()])
}

const openPlace = async ({ file, path, text, line }: SourceText): Promise<void> => {
  if (index.opens === 'form') {
    const query = new URLSearchParams({ field: path, ...(path === 'body' && { text: text.slice(0, 60) }) })
    window.open(`/admin#/collections/${file.form}?${query}`)
  } else if (index.opens) window.open(`${index.opens}/${file.path}#L${line}`)
  else {
    await navigator.clipboard.writeText(`${file.path}:${line}`)
    overlay.hint.textContent = `Copied: ${file.path}:${line}`
  }
}

/** The smallest text at a point, above all others. */
const textAt = ({ clientX: x, clientY: y }: MouseEvent): FoundText | undefined => {
  found ??= finder.find(document.body)
  const isNear = ({ left, right, top, bottom }: DOMRect) =>
    left - 4 <= x && x <= right + 4 && top - 4 <= y && y <= bottom + 4
  for (const element of document.elementsFromPoint(x, y)) {
    const here = found.filter(({ block, range }) => block === element && [...range.getClientRects()].some(isNear))
    const [smallest] = here.sort((a, b) => String(a.range).length - String(b.range).length)
    if (smallest) return smallest
  }
  return undefined
}

const switchTo = async (on: boolean): Promise<void> => {
  isOn = on
  overlay.toggle.setAttribute('aria-pressed', String(on))
  overlay.search.hidden = !on
  sessionStorage.setItem(memory, on ? 'on' : '')
  overlay.hint.textContent = on ? 'Reading the content…' : ''
  hide()
  if (!on) return
  try {
    await load()
    const what = index.opens === 'form' ? 'opens the form' : index.opens ? 'opens GitHub' : 'copies the place'
    overlay.hint.textContent = `A click ${what}`
  } catch (error) {
    overlay.hint.textContent = error instanceof Error ? error.message : String(error)
  }
}

const isOwn = (event: Event): boolean => event.composedPath().includes(overlay.host)

const point = (event: PointerEvent): void => {
  if (!isOn || event.pointerType === 'touch') return
  const text = isOwn(event) ? undefined : textAt(event)
  if (text === current) return
  hide()
  current = text
  if (text) overlay.outline(text.range.getBoundingClientRect(), text.sources.slice(0, mostPlaces).map(placeOf))
}

/** Keeps presses from the page; those by keys work as ever. */
const withhold = (event: MouseEvent): void => {
  const isByKey = event.type === 'click' && event.detail === 0
  if (isOn && !event.altKey && !isByKey && !isOwn(event)) event.stopPropagation()
}

const click = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  // Browsers download what is pressed with Alt. Buttons work.
  if (!isOn || isOwn(event) || event.detail === 0 || (event.altKey && !link)) return
  event.preventDefault()
  event.stopPropagation()
  const [source] = textAt(event)?.sources ?? []
  if (event.altKey && link) window.location.assign(link.href)
  else if (source) void openPlace(source)
}

const press = (event: KeyboardEvent): void => {
  const isShortcut = event.altKey && event.shiftKey && event.code === 'KeyE'
  if (!isShortcut && !(isOn && event.key === 'Escape')) return
  event.preventDefault()
  event.stopPropagation()
  void switchTo(!isOn)
}

overlay.toggle.addEventListener('click', () => void switchTo(!isOn))
overlay.search.addEventListener('input', () => {
  const source = fields.get(overlay.search.value)
  if (!source) return
  overlay.search.value = ''
  void openPlace(source)
})
window.addEventListener('pointermove', point, { passive: true })
for (const type of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick'] as const)
  window.addEventListener(type, withhold, true)
window.addEventListener('click', click, true)
window.addEventListener('keydown', press, true)
for (const type of ['scroll', 'resize']) window.addEventListener(type, hide, { passive: true, capture: true })

new MutationObserver(() => {
  found = undefined
  // The content may have been edited; a broken file keeps the texts as they were.
  if (isOn && index.follows) void load().catch(() => undefined)
}).observe(document.body, { childList: true, subtree: true, characterData: true })

if (sessionStorage.getItem(memory)) void switchTo(true)
