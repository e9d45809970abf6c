/** Milliseconds in which the second press of a double click may follow the one that opened a dialog. */
const doubleClick = 500

/** Keeps a dialog that has just opened from closing at the second press of a double click, which lands beside it. */
export const startSteadyDialogs = (): void => {
  document.addEventListener(
    'beforetoggle',
    ({ target }) => {
      if (!(target instanceof HTMLDialogElement) || target.open || target.getAttribute('closedby') !== 'any') return
      target.setAttribute('closedby', 'closerequest')
      setTimeout(() => target.setAttribute('closedby', 'any'), doubleClick)
    },
    true,
  )
}
