/** A field of a form, as an address of the editor page names it: `/admin#/collections/pages/entries/home?field=hero.headline`. */
interface Place {
  /** Such as `hero.chips.2.title`. */
  field: string
  /** The first words of a paragraph of the text. */
  text: string
}

/** Reads the place from the address of the page, and leaves the address that Sveltia CMS knows. */
function takePlace(): Place | undefined {
  const [route = '', query] = window.location.hash.split('?')
  if (query === undefined) return undefined
  window.history.replaceState(window.history.state, '', route)
  const { field = '', text = '' } = Object.fromEntries(new URLSearchParams(query))
  return { field, text }
}

/** Opens the field that the address names, now and whenever the address changes. */
export function openNamedFields(): void {
  const open = () => {
    const place = takePlace()
    if (place) void openField(place)
  }
  for (const act of ['pointerdown', 'keydown', 'wheel'])
    window.addEventListener(act, beginTurn, { capture: true, passive: true })
  window.addEventListener('hashchange', open)
  open()
}

/** Milliseconds to wait for the form, and for each part of it. */
const patience = { form: 30_000, part: 2_000, text: 1_000, place: 5_000 }

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 40))

/** Changes when another field is to be opened, or the editor does something: the focus must then not move away. */
let turn = 0
const beginTurn = () => {
  turn += 1
}

/** Waits for a part of the form. It never ends when another turn begins. */
async function until<Found>(find: () => Found | null | undefined, longest = patience.part): Promise<Found | undefined> {
  const own = turn
  for (const end = performance.now() + longest; performance.now() < end; await pause()) {
    if (own !== turn) return new Promise(() => undefined)
    const found = find()
    if (found) return found
  }
  return undefined
}

const fieldAt = (path: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`.content-editor .field[data-key-path="${CSS.escape(path)}"]`)

/** An item of a list, which is a field itself only in a list of texts. */
const itemOf = (list: HTMLElement, index: number): HTMLElement | undefined => {
  const items = [...list.querySelectorAll<HTMLElement>('.item')]
  return items.filter((item) => item.parentElement?.closest('.item, .field')?.contains(list) !== false)[index]
}

/** Opens a group. The first button of this kind in it is its own. */
const openGroup = (group: HTMLElement): void => {
  if (!group.matches('.item, [data-field-type="object"], [data-field-type="list"]')) return
  const button = group.querySelector<HTMLElement>('button:is([aria-label="Expand"], [aria-label="Collapse"])')
  if (button?.ariaLabel === 'Expand') button.click()
}

/** Brings the first part of a form that is not drawn yet into view, so that it is drawn. */
const drawMore = (form: HTMLElement | null): undefined => {
  form?.querySelector('.placeholder')?.scrollIntoView({ block: 'center' })
}

/** The field at a path, or else the innermost group around it that was found, with the groups around it opened. */
async function reachField(path: string): Promise<HTMLElement | undefined> {
  const keys = path.split('.')
  const [first = ''] = keys
  const drawForm = () => drawMore(document.querySelector<HTMLElement>('.content-editor'))
  let group = await until(() => fieldAt(first) ?? drawForm(), patience.form)
  for (let length = 2; group && length <= keys.length; length += 1) {
    const around: HTMLElement = group
    const next = keys.slice(0, length).join('.')
    const index = Number(keys[length - 1])
    around.scrollIntoView({ block: 'center' })
    openGroup(around)
    const item = () => (Number.isInteger(index) ? itemOf(around, index) : undefined)
    const inner = await until(() => fieldAt(next) ?? item() ?? drawMore(around))
    if (!inner) return around
    group = inner
  }
  if (group) openGroup(group)
  return group
}

const boxes =
  'input:not([type="hidden"]), textarea, [contenteditable="true"], [role="combobox"], [role="radio"], [role="checkbox"], [role="switch"]'

const wordsOf = ({ textContent }: Element): string => textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** A part of a form with the box that takes the keys for it. */
interface Target {
  part: Element
  box: HTMLElement
}

/** The paragraph of a rich text that begins with some words, or the block that shows them, or else its start. */
async function findParagraph(field: HTMLElement, text: string): Promise<Target | undefined> {
  const box = await until(() => field.querySelector<HTMLElement>('[contenteditable="true"]') ?? drawMore(field))
  if (!box) return undefined
  const parts = () => [...box.querySelectorAll('*')]
  const find = () =>
    parts().find((each) => wordsOf(each).startsWith(text)) ??
    parts().findLast((each) => wordsOf(each).includes(text.slice(0, 24)))
  return { box, part: (await until(find, patience.text)) ?? box.firstElementChild ?? box }
}

/** The box of a field, or else its first button, or itself. */
async function findBox(field: HTMLElement): Promise<Target> {
  const find = () => field.querySelector<HTMLElement>(boxes) ?? drawMore(field)
  const box = (await until(find)) ?? field.querySelector<HTMLElement>('button') ?? field
  return { box, part: box }
}

const isFocused = ({ box, part }: Target): boolean =>
  document.activeElement === box && (part === box || part.contains(window.getSelection()?.anchorNode ?? null))

function focus({ box, part }: Target): void {
  // Only a text with the focus around it takes the focus: see `keepPlace` in form-events.ts.
  if (part !== box) box.closest('.field')?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  box.focus({ preventScroll: true })
  if (part !== box) window.getSelection()?.collapse(part, 0)
}

/** Focuses a part and brings it into view until it stays there: what is drawn above moves it, and texts take the focus while they are drawn. */
async function settle(target: Target): Promise<void> {
  let [top, quiet] = [Number.NaN, 0]
  await until(() => {
    const isKept = isFocused(target)
    quiet = isKept && target.part.getBoundingClientRect().top === top ? quiet + 1 : 0
    if (!isKept) focus(target)
    target.part.scrollIntoView({ block: 'center' })
    top = target.part.getBoundingClientRect().top
    return quiet > 12
  }, patience.place)
}

/**
 * Opens the groups around a field, from the outside in, and puts the focus into it. What is far from the window is drawn only when it
 * comes near, so each group comes into view first.
 */
export async function openField({ field: path, text }: Place): Promise<void> {
  beginTurn()
  const field = await reachField(path)
  if (!field) return
  await settle((text ? await findParagraph(field, text) : undefined) ?? (await findBox(field)))
}
