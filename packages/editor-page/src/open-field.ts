/** How often a field must be found where it was, and how often it is looked for in all. */
const [enough, most] = [12, 250]

/** Changes when another field is to be opened, or the editor does something: the focus must then not move away. */
let turn = 0

/**
 * Opens the field that the address names, such as `/admin#/collections/pages/entries/home?field=head.heading`, now and whenever the address
 * changes, and leaves the address that Sveltia CMS knows. A paragraph of a text is named by its first words, `text`.
 */
export function openNamedFields(): void {
  const open = () => {
    turn += 1
    const [route = '', query] = window.location.hash.split('?')
    if (query === undefined) return
    window.history.replaceState(window.history.state, '', route)
    const names = new URLSearchParams(query)
    void openField(names.get('field') ?? '', names.get('text') ?? '')
  }
  const act = ({ target }: Event) => {
    if (target instanceof Element && target.closest('.content-editor')) turn += 1
  }
  for (const type of ['pointerdown', 'keydown', 'wheel'])
    window.addEventListener(type, act, { capture: true, passive: true })
  window.addEventListener('hashchange', open)
  open()
}

/** The innermost field that is drawn around a path, such as `hero.chips.2.title`. */
export const fieldAround = (path: string): HTMLElement | null => {
  const field = document.querySelector<HTMLElement>(`.content-editor .field[data-key-path="${CSS.escape(path)}"]`)
  return field || !path.includes('.') ? field : fieldAround(path.slice(0, path.lastIndexOf('.')))
}

const boxes =
  'input:not([type="hidden"]), textarea, [contenteditable="true"], [role="combobox"], [role="radio"], [role="checkbox"], [role="switch"]'

const paragraphIn = (box: HTMLElement, text: string): Element | undefined => {
  const wordsOf = ({ textContent }: Element) => textContent?.replace(/\s+/g, ' ').trim() ?? ''
  const parts = [...box.querySelectorAll('*')]
  const start = parts.find((each) => wordsOf(each).startsWith(text))
  return start ?? parts.findLast((each) => wordsOf(each).includes(text.slice(0, 24)))
}

/**
 * Opens the groups around a field, and puts the focus into it, once somebody has signed in and the form is open. Texts take the focus, and move
 * what is below them, while they are drawn, so this goes on until the field stays where it is.
 */
export async function openField(path: string, text = ''): Promise<void> {
  turn += 1
  const own = turn
  let [left, quiet, place] = [most, 0, Number.NaN]
  for (; own === turn && left > 0 && quiet < enough; await new Promise((drawn) => setTimeout(drawn, 40))) {
    const states = globalThis.openForm?.current?.expanderStates._ ?? {}
    // Items of lists are opened by their paths, other groups by theirs with `#`.
    for (const { index } of `${path}.`.matchAll(/\./g))
      for (const sign of ['', '#']) states[path.slice(0, index) + sign] = true
    const field = fieldAround(path)
    if (!field) continue
    left -= 1
    const box = field.querySelector<HTMLElement>(text ? '[contenteditable="true"]' : boxes) ?? field
    const named = text ? paragraphIn(box, text) : undefined
    const part = named ?? ((text && box.firstElementChild) || box)
    const isCursorThere = part === box || part.contains(window.getSelection()?.anchorNode ?? null)
    const isKept = document.activeElement === box && isCursorThere
    // A text that has the focus already puts the cursor back.
    if (!isKept && part !== box) box.closest('.field')?.querySelector('button')?.focus({ preventScroll: true })
    if (!isKept) box.focus({ preventScroll: true })
    if (!isKept && part !== box) window.getSelection()?.collapse(part, 0)
    part.scrollIntoView({ block: 'center' })
    const { top } = part.getBoundingClientRect()
    const isFound = field.dataset['keyPath'] === path && (named || !text)
    quiet = isKept && top === place && isFound ? quiet + 1 : 0
    place = top
  }
}
