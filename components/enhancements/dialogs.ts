/** Milliseconds within which the second press of a double click may follow the first. */
const doubleClick = 500

/**
 * Keeps a tap beside a dialog from reaching the page under it: Chromium 150 closes the dialog while the finger is down, and
 * the click then lands on the page.
 */
const keepTaps = (): void => {
  let pressed: Element | null = null
  const press = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('dialog') : null
  }
  const release = (event: MouseEvent) => {
    const dialog = pressed
    pressed = null
    // A click by keyboard has the count 0.
    if (!dialog || !event.detail || event.composedPath().includes(dialog)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('pointerdown', press, true)
  addEventListener('click', release, true)
}

/** Keeps dialogs open that a double click has opened: its second press lands beside them. */
export const startDialogs = (): void => {
  keepTaps()
  const keepOpen = ({ target }: Event) => {
    if (!(target instanceof HTMLDialogElement) || target.open || target.getAttribute('closedby') !== 'any') return
    target.setAttribute('closedby', 'closerequest')
    setTimeout(() => target.setAttribute('closedby', 'any'), doubleClick)
  }
  document.addEventListener('beforetoggle', keepOpen, true)
}
