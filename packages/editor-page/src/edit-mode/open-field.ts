/** A field of a form, as an address of the editor page names it: `/admin#/collections/pages/entries/home?field=hero.headline`. */
interface Place {
  /** Such as `hero.chips.2.title`. */
  field: string
  /** The first words of a paragraph of the text. */
  text: string
}

/** Milliseconds to wait for the form, before which somebody may have to sign in, and for each part of it. */
const patience = { form: 300_000, part: 10_000 }

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 40))

/** Changes when another field is to be opened, or the editor does something: the focus must then not move away. */
let turn = 0
const beginTurn = () => {
  turn += 1
}

/** Opens the field that the address names, now and whenever the address changes, and leaves the address that Sveltia CMS knows. */
export function openNamedFields(): void {
  const open = () => {
    beginTurn()
    const [route = '', query] = window.location.hash.split('?')
    if (query === undefined) return
    window.history.replaceState(window.history.state, '', route)
    const { field = '', text = '' } = Object.fromEntries(new URLSearchParams(query))
    void openField({ field, text })
  }
  for (const act of ['pointerdown', 'keydown', 'wheel'])
    window.addEventListener(
      act,
      ({ target }) => {
        if (target instanceof Element && target.closest('.content-editor')) beginTurn()
      },
      { capture: true, passive: true },
    )
  window.addEventListener('hashchange', open)
  open()
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

/** The field at a path of the form that is open. */
const fieldAt = (path: string): HTMLElement | null =>
  document.querySelector(`.content-editor .field[data-key-path="${CSS.escape(path)}"]`)

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
const drawMore = (form: Element | null): undefined => {
  form?.querySelector('.placeholder')?.scrollIntoView({ block: 'center' })
}

/** The field at a path, or else the innermost group around it that was found, with the groups around it opened. */
async function reachField(path: string): Promise<HTMLElement | undefined> {
  const keys = path.split('.')
  const drawForm = () => drawMore(document.querySelector('.content-editor'))
  let field = await until(() => fieldAt(keys[0] ?? '') ?? drawForm(), patience.form)
  for (let length = 2; field && length <= keys.length; length += 1) {
    const group: HTMLElement = field
    const next = keys.slice(0, length).join('.')
    const index = Number(keys[length - 1])
    group.scrollIntoView({ block: 'center' })
    openGroup(group)
    field = await until(() => fieldAt(next) ?? itemOf(group, index) ?? drawMore(group))
    if (!field) return group
  }
  if (field) openGroup(field)
  return field
}

const boxes =
  'input:not([type="hidden"]), textarea, [contenteditable="true"], [role="combobox"], [role="radio"], [role="checkbox"], [role="switch"]'

const wordsOf = ({ textContent }: Element): string => textContent?.replace(/\s+/g, ' ').trim() ?? ''

/**
 * The box of a field, and the paragraph in it that begins with some words, or the block that shows them. What is not drawn yet is replaced by
 * what is around it.
 */
const targetIn = (field: HTMLElement, text: string) => {
  const box = field.querySelector<HTMLElement>(text ? '[contenteditable="true"]' : boxes) ?? drawMore(field)
  const parts = text && box ? [...box.querySelectorAll('*')] : []
  const named =
    parts.find((each) => wordsOf(each).startsWith(text)) ??
    parts.findLast((each) => wordsOf(each).includes(text.slice(0, 24)))
  const focused = box ?? field.querySelector<HTMLElement>('button') ?? field
  const part = named ?? ((text && box?.firstElementChild) || focused)
  return { box: focused, part, isDrawn: text ? named !== undefined : box !== undefined }
}

const focus = (box: HTMLElement, part: Element): void => {
  // Only a text with the focus around it takes the focus: see `keepPlace` in form-events.ts.
  if (part !== box) box.closest('.field')?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  box.focus({ preventScroll: true })
  if (part !== box) window.getSelection()?.collapse(part, 0)
}

/**
 * Opens the groups around a field, from the outside in, and puts the focus into it. What is far from the window is drawn only when it
 * comes near, so each group comes into view first. What is drawn above moves the field, and texts take the focus while they are drawn, so
 * this goes on until it stays where it is.
 */
export async function openField({ field: path, text }: Place): Promise<void> {
  beginTurn()
  const field = await reachField(path)
  if (!field) return
  let [top, quiet] = [Number.NaN, 0]
  await until(() => {
    const { box, part, isDrawn } = targetIn(field, text)
    const isCaretThere = part === box || part.contains(window.getSelection()?.anchorNode ?? null)
    const isKept = document.activeElement === box && isCaretThere
    quiet = isKept && part.getBoundingClientRect().top === top ? quiet + 1 : 0
    if (!isKept) focus(box, part)
    part.scrollIntoView({ block: 'center' })
    top = part.getBoundingClientRect().top
    return isDrawn && quiet > 12
  })
}
