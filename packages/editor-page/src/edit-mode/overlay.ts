// The script that previews load: a button that switches on edit mode, in which every text of the page knows its place.
import { type FoundText, PlaceFinder } from './find-places'
import { addOverlay, type ListedField } from './overlay-parts'
import type { PublishedIndex } from './write-edit-mode'

/** Remembers in this tab that edit mode is on. */
const memory = 'edit-mode'
/** Places that are named for one text. */
const mostPlaces = 5
/** Milliseconds between two readings of a page that changes all the time. */
const pause = 400

const overlay = addOverlay()
let index: PublishedIndex | undefined
let indexText = ''
let finder: PlaceFinder | undefined
let found: FoundText[] = []
let current: FoundText | undefined
/** Whether the arrow keys have chosen the current text, which Enter then opens. */
let isChosenByKey = false
let isOn = false
let isStale = true
let lastReading = 0

const label = (id: number): string => {
  const text = index?.texts[id]
  return `${index?.files[text?.file ?? -1]?.label} › ${text?.label}`
}
/** Such as `pages/home.yaml:5`. */
const lineOf = (id: number): string => {
  const text = index?.texts[id]
  return `${index?.files[text?.file ?? -1]?.path.replace(/^[^/]+\//, '')}:${text?.line}`
}

const load = async (): Promise<void> => {
  const answer = await fetch('/edit/texts.json', { cache: 'no-cache' })
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  if (text === indexText) return
  const read: PublishedIndex = JSON.parse(text)
  index = read
  indexText = text
  finder = new PlaceFinder(read, window.location.pathname)
  isStale = true
}

/** Finds the places of all texts again after the page has changed; where the content may have been edited, also in its new index. */
const read = (): void => {
  if (!isStale || !finder || performance.now() - lastReading < pause) return
  if (index?.follows) void load().catch(() => undefined)
  isStale = false
  found = finder.find(document.body)
  lastReading = performance.now()
}

const isVisible = ({ range, block }: FoundText): boolean => {
  const { width, height } = (range.startContainer.parentElement ?? block).getBoundingClientRect()
  return width > 1 && height > 1 && block.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}

const hide = (): void => {
  current = undefined
  isChosenByKey = false
  overlay.hide()
}

const show = (text: FoundText): void => {
  current = text
  const places = text.sources.slice(0, mostPlaces).map((id) => ({ label: label(id), line: lineOf(id) }))
  overlay.outline(text.range.getBoundingClientRect(), places)
}

const announce = (text: FoundText): void => {
  const [first = -1, ...others] = text.sources
  const guess = others.length > 0 ? `, or ${others.length} other places` : ''
  overlay.say(`${label(first)}${guess}: ${text.range.toString().trim()}`)
}

/** What a click does, by what this preview may open. */
const hints = {
  form: 'A click opens the form',
  github: 'A click opens GitHub',
  copy: 'A click copies the place',
}

const kindOf = (opens: PublishedIndex['opens']): keyof typeof hints =>
  opens === 'form' ? 'form' : opens ? 'github' : 'copy'

const openPlace = async (id: number): Promise<void> => {
  const text = index?.texts[id]
  const file = index?.files[text?.file ?? -1]
  if (!index || !text || !file) return
  const { opens } = index
  if (opens === 'form') {
    const query = new URLSearchParams({
      field: text.path,
      ...(text.path === 'body' && { text: text.text.slice(0, 60) }),
    })
    window.open(`/admin#/collections/${file.form}?${query}`)
  } else if (opens) window.open(`${opens}/${file.path}#L${text.line}`)
  else {
    const place = `${file.path}:${text.line}`
    await navigator.clipboard.writeText(place)
    overlay.hintAt(`Copied: ${place}`)
    overlay.say(`Copied ${place}`)
  }
}

const listed = (ids: readonly number[], seen?: ReadonlySet<number>): ListedField[] =>
  ids.map((id) => {
    const { file = -1, label = '', text = '' } = index?.texts[id] ?? {}
    return {
      group: index?.files[file]?.label ?? '',
      label,
      note: seen && !seen.has(id) ? `Not seen on the page: ${text}` : text,
      open: () => void openPlace(id),
    }
  })

const open = ({ sources }: FoundText): void => {
  const [first = -1, ...others] = sources
  if (others.length === 0) void openPlace(first)
  else overlay.listFields('This text may come from', listed(sources))
}

/** All fields of the files that the page shows. */
const listAll = (): void => {
  read()
  const seen = new Set(found.filter(isVisible).flatMap(({ sources }) => sources))
  const ids = finder?.idsOnPage(seen) ?? []
  overlay.listFields('Fields of this page', listed(ids, seen))
}

/** The smallest text at a point, above all others. */
const textAt = (x: number, y: number): FoundText | undefined => {
  const stack = document.elementsFromPoint(x, y)
  const isNear = ({ left, right, top, bottom }: DOMRect) =>
    left - 4 <= x && x <= right + 4 && top - 4 <= y && y <= bottom + 4
  const near = found.filter((text) => isVisible(text) && [...text.range.getClientRects()].some(isNear))
  const depth = ({ block }: FoundText) => {
    const at = stack.findIndex((element) => block === element || block.contains(element))
    return at === -1 ? stack.length : at
  }
  return near.sort((a, b) => depth(a) - depth(b) || a.range.toString().length - b.range.toString().length)[0]
}

const step = (by: 1 | -1): void => {
  read()
  const visible = found.filter(isVisible)
  const at = current ? visible.indexOf(current) : by === 1 ? -1 : 0
  const next = visible.at((at + by) % visible.length)
  if (!next) return
  next.block.scrollIntoView({ block: 'center', behavior: 'instant' })
  show(next)
  isChosenByKey = true
  announce(next)
}

const switchTo = async (on: boolean): Promise<void> => {
  isOn = on
  overlay.toggle.setAttribute('aria-pressed', String(on))
  overlay.all.hidden = !on
  overlay.hintAt(on ? 'Reading the content…' : '')
  sessionStorage.setItem(memory, on ? 'on' : '')
  if (!on) {
    hide()
    overlay.closeList()
    return
  }
  try {
    await load()
    overlay.hintAt(hints[kindOf(index?.opens)])
    read()
  } catch (error) {
    overlay.hintAt(String(error instanceof Error ? error.message : error))
  }
}

const isOwn = (event: Event): boolean => event.composedPath().includes(overlay.host)

overlay.toggle.addEventListener('click', () => void switchTo(!isOn))
overlay.all.addEventListener('click', () => (overlay.panel.hidden ? listAll() : overlay.closeList()))

window.addEventListener(
  'pointermove',
  (event) => {
    if (!isOn || event.pointerType === 'touch') return
    if (isOwn(event)) return hide()
    read()
    const text = textAt(event.clientX, event.clientY)
    if (text === current) return
    if (text) show(text)
    else hide()
    isChosenByKey = false
  },
  { passive: true },
)

for (const type of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'dblclick'] as const)
  window.addEventListener(
    type,
    (event) => {
      if (isOn && !event.altKey && !isOwn(event)) event.stopPropagation()
    },
    true,
  )

/** Browsers download what is pressed with Alt. */
const follow = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement)) return
  event.preventDefault()
  window.location.assign(link.href)
}

window.addEventListener(
  'click',
  (event) => {
    if (!isOn || isOwn(event)) return
    if (event.altKey) return follow(event)
    event.preventDefault()
    event.stopPropagation()
    read()
    const target = event.target
    const text =
      event.detail === 0 && target instanceof Element
        ? found.find(({ range }) => range.intersectsNode(target))
        : textAt(event.clientX, event.clientY)
    overlay.closeList()
    if (!text) return hide()
    const isFirstTap = event instanceof PointerEvent && event.pointerType === 'touch' && text !== current
    show(text)
    if (isFirstTap) announce(text)
    else open(text)
  },
  true,
)

/** Whether keys write into an element. */
const takesKeys = (event: Event): boolean => {
  const [target] = event.composedPath()
  return (
    target instanceof Element &&
    target.matches('textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=search])')
  )
}

const stepInList = (by: 1 | -1): void => {
  const stops = [...overlay.panel.querySelectorAll<HTMLElement>('input, button')].filter((each) =>
    each.checkVisibility(),
  )
  const at = stops.findIndex((each) => each.matches(':focus'))
  stops[Math.max(0, Math.min(at + by, stops.length - 1))]?.focus()
}

const leave = (): void => {
  if (!overlay.panel.hidden) {
    overlay.closeList()
    overlay.all.focus()
  } else {
    void switchTo(false)
    overlay.toggle.focus()
  }
}

/** What keys do in edit mode; each says whether it has done it. */
const keys: Readonly<Record<string, (event: KeyboardEvent) => boolean>> = {
  ArrowDown: (event) => moveBy(event, 1),
  ArrowUp: (event) => moveBy(event, -1),
  Enter: () => {
    if (!current || !isChosenByKey || !overlay.panel.hidden) return false
    open(current)
    return true
  },
  Escape: () => {
    leave()
    return true
  },
}

const moveBy = (event: Event, by: 1 | -1): boolean => {
  if (takesKeys(event)) return false
  if (overlay.panel.hidden) step(by)
  else stepInList(by)
  return true
}

window.addEventListener(
  'keydown',
  (event) => {
    const isShortcut = event.altKey && event.shiftKey && event.code === 'KeyE'
    if (isShortcut) void switchTo(!isOn)
    else if (!isOn || event.altKey || event.ctrlKey || event.metaKey || !keys[event.key]?.(event)) return
    event.preventDefault()
    event.stopPropagation()
  },
  true,
)

window.addEventListener('scroll', () => current && !isChosenByKey && hide(), { passive: true, capture: true })
window.addEventListener('resize', hide)

new MutationObserver(() => {
  isStale = true
  if (current && !current.range.startContainer.isConnected) hide()
}).observe(document.body, { childList: true, subtree: true, characterData: true })

if (sessionStorage.getItem(memory)) void switchTo(true)
