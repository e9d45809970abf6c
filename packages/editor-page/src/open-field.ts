import type { FormValues } from './entries'

/** What Sveltia CMS knows of the form that is open. */
export interface Draft {
  /** The values by the paths of their fields. What is written here, the form shows. */
  currentValues: { _default: FormValues }
  /** Absent while the entry is new. */
  originalEntry?: { locales: { _default: { path: string; content: FormValues } } }
  collectionName: string
  collection: { folder?: string; extension?: string }
  /** Which groups are open. */
  expanderStates: { _: Record<string, boolean> }
}

declare global {
  /** Given away by the patched code of Sveltia CMS. */
  var openForm: { current?: Draft | null } | undefined
}

/** A field of a form, as an address of the editor page names it: `/admin#/collections/pages/entries/home?field=hero.headline`. */
interface Place {
  /** Such as `hero.chips.2.title`. */
  field: string
  /** The first words of a paragraph of the text. */
  text: string
}

/** How often a field must have stayed where it is: when all of it is drawn, and when the words that it should have may be missing. */
const [enough, most] = [12, 250]

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 40))

/** Changes when another field is to be opened, or the editor does something: the focus must then not move away. */
let turn = 0

/** Opens the field that the address names, now and whenever the address changes, and leaves the address that Sveltia CMS knows. */
export function openNamedFields(): void {
  const open = () => {
    turn += 1
    const [route = '', query] = window.location.hash.split('?')
    if (query === undefined) return
    window.history.replaceState(window.history.state, '', route)
    const { field = '', text = '' } = Object.fromEntries(new URLSearchParams(query))
    void openField({ field, text })
  }
  const act = ({ target }: Event) => {
    if (target instanceof Element && target.closest('.content-editor')) turn += 1
  }
  for (const type of ['pointerdown', 'keydown', 'wheel'])
    window.addEventListener(type, act, { capture: true, passive: true })
  window.addEventListener('hashchange', open)
  open()
}

/** The innermost field that is drawn around a path. */
export const fieldAround = (path: string): HTMLElement | null => {
  const field = document.querySelector<HTMLElement>(`.content-editor .field[data-key-path="${CSS.escape(path)}"]`)
  return field || !path.includes('.') ? field : fieldAround(path.slice(0, path.lastIndexOf('.')))
}

/** Opens the groups around a field: items of lists by their paths, others by theirs with `#`. */
const openGroups = (path: string): void => {
  const states = globalThis.openForm?.current?.expanderStates._ ?? {}
  const names = path.split('.')
  for (const at of names.keys()) {
    const group = names.slice(0, at + 1).join('.')
    Object.assign(states, { [group]: true, [`${group}#`]: true })
  }
}

const boxes =
  'input:not([type="hidden"]), textarea, [contenteditable="true"], [role="combobox"], [role="radio"], [role="checkbox"], [role="switch"]'

const wordsOf = ({ textContent }: Element): string => textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** The box of a field, and the paragraph in it that begins with some words, or the block that shows them; what is around them until they are drawn. */
const targetIn = (field: HTMLElement, text: string) => {
  const box = field.querySelector<HTMLElement>(text ? '[contenteditable="true"]' : boxes)
  const parts = text && box ? [...box.querySelectorAll('*')] : []
  const named =
    parts.find((each) => wordsOf(each).startsWith(text)) ??
    parts.findLast((each) => wordsOf(each).includes(text.slice(0, 24)))
  const focused = box ?? field.querySelector<HTMLElement>('button') ?? field
  const part = named ?? ((text && box?.firstElementChild) || focused)
  return { box: focused, part, isDrawn: text ? named !== undefined : box !== null }
}

const focus = (box: HTMLElement, part: Element): void => {
  // Only a text with the focus around it takes the focus: see `keepPlace` in form-events.ts.
  if (part !== box) box.closest('.field')?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  box.focus({ preventScroll: true })
  if (part !== box) window.getSelection()?.collapse(part, 0)
}

/**
 * Opens the groups around a field, and puts the focus into it, once somebody has signed in and the form is open. What is drawn above moves the
 * field, and texts take the focus while they are drawn, so this goes on until it stays where it is.
 */
export async function openField({ field: path, text }: Place): Promise<void> {
  turn += 1
  const own = turn
  let [top, quiet, isDrawn] = [Number.NaN, 0, false]
  for (; own === turn && quiet < (isDrawn ? enough : most); await pause()) {
    openGroups(path)
    const field = fieldAround(path)
    if (!field) continue
    const { box, part, ...found } = targetIn(field, text)
    const isCaretThere = part === box || part.contains(window.getSelection()?.anchorNode ?? null)
    const isKept = document.activeElement === box && isCaretThere
    isDrawn = found.isDrawn
    quiet = isKept && part.getBoundingClientRect().top === top ? quiet + 1 : 0
    if (!isKept) focus(box, part)
    part.scrollIntoView({ block: 'center' })
    top = part.getBoundingClientRect().top
  }
}
