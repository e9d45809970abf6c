/** The element that an address names after its `#`; undefined when there is none. */
export const targetOf = (hash: string): HTMLElement | undefined => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined
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

const forget = (dialog: Element): void => {
  if (dialog instanceof HTMLDialogElement && targetOf(location.hash) === dialog)
    history.replaceState(history.state, '', location.pathname + location.search)
}

/** A dialog that an address has opened came from no button: the focus, which has nowhere to go back to, goes to its button. */
const giveFocus = (dialog: Element): void => {
  const { activeElement, body } = document
  if (activeElement !== body && !dialog.contains(activeElement)) return
  document.querySelector<HTMLElement>(`[commandfor="${dialog.id}"]:not(dialog *)`)?.focus({ preventScroll: true })
}

/** Goes where the address now points: a dialog that it no longer names closes, as after the back button. */
const follow = (): void => {
  const target = targetOf(location.hash)
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog !== target && dialog.close()
  openTarget(location.hash)
}

/** Follows the address: a question or dialog that it names opens, and a closed dialog leaves the address. */
export const startTargets = (): void => {
  // Not hashchange: the framework may have written an older address over the one it comes back from.
  addEventListener('popstate', follow)
  const leave = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    forget(target)
    giveFocus(target)
  }
  document.addEventListener('close', leave, true)
  // The same link chosen twice changes no address, so no event of its own follows.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]')
    if (link && link.hash === location.hash && link.pathname === location.pathname) openTarget(link.hash)
  })
}
