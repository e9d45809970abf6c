/** The element whose id an address has after its `#`, or the dialog around it, since earlier addresses named an element inside; undefined when there is none. */
export const targetOf = (hash: string): HTMLElement | undefined => {
  try {
    const named = document.getElementById(decodeURIComponent(hash.slice(1)))
    return named?.closest('dialog') ?? named ?? undefined
  } catch {
    return undefined
  }
}

/** Shows what an address names: opens a question and scrolls to it, or opens a dialog. */
export const openTarget = (hash: string): void => {
  const target = hash ? targetOf(hash) : undefined
  if (target instanceof HTMLDialogElement) {
    if (!target.open) target.showModal()
    return
  }
  const question = target?.closest('details')
  if (!target || !question || question.open) return
  question.open = true
  target.scrollIntoView()
}

/** Removes a closed dialog from the address: goes back where opening it had added an entry to the history (job-dialogs.ts). */
const removeFromAddress = (dialog: Element): void => {
  if (targetOf(location.hash) !== dialog) return
  if (history.state?.opened) history.back()
  else history.replaceState(history.state, '', location.pathname + location.search)
}

/** Gives the focus to a dialog's button when the browser cannot return it, since the address had opened the dialog. */
const giveFocus = (dialog: Element): void => {
  const { activeElement, body } = document
  if (activeElement !== body && !dialog.contains(activeElement)) return
  document.querySelector<HTMLElement>(`[commandfor="${dialog.id}"]:not(dialog *)`)?.focus({ preventScroll: true })
}

/** Closes the dialog that the address no longer names, as after the back button, and opens what it names now. */
const follow = (): void => {
  const target = targetOf(location.hash)
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog !== target && dialog.close()
  openTarget(location.hash)
}

/** Opens the question or dialog that the address names, and removes a closed dialog from the address. */
export const startTargets = (): void => {
  addEventListener('popstate', follow)
  const leave = ({ target }: Event) => {
    if (!(target instanceof HTMLDialogElement)) return
    removeFromAddress(target)
    giveFocus(target)
  }
  document.addEventListener('close', leave, true)
  const { style } = document.documentElement
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]')
    if (!link || link.pathname !== location.pathname) return
    // Only a chosen link scrolls smoothly; the style sheet forbids it under reduced motion.
    style.scrollBehavior = 'smooth'
    // Choosing the same link twice does not change the address, so there is no other event.
    if (link.hash === location.hash) openTarget(link.hash)
  })
  // The scroll to a focused element is immediate again, so that fast tabbing never leaves the focus off screen.
  for (const type of ['keydown', 'scrollend']) {
    addEventListener(type, () => {
      style.scrollBehavior = ''
    })
  }
}
