const elementOf = (id: string | null): HTMLElement | null => (id ? document.getElementById(id) : null)

const buttonAt = (event: Event, attribute: string): Element | null =>
  event.target instanceof Element ? event.target.closest(`button[${attribute}]`) : null

/** What `command` does, in browsers without invoker commands (before Chrome 135, Firefox 144, Safari 26.2). */
export const runCommand = (event: Event): void => {
  const button = buttonAt(event, 'commandfor')
  const target = elementOf(button?.getAttribute('commandfor') ?? null)
  const command = button?.getAttribute('command')
  if (!(target instanceof HTMLDialogElement)) return
  if (command === 'show-modal' && !target.open) target.showModal()
  else if (command === 'close' || command === 'request-close') target.close()
}

/** Closes a dialog `closedby="any"` on a click beside it, in browsers that do not do so themselves. */
export const closeBeside = ({ target, clientX, clientY }: MouseEvent): void => {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return
  const { left, right, top, bottom } = target.getBoundingClientRect()
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close()
}

/** Opens and closes `[popover]` blocks in browsers without popovers: one at a time, closed by a click elsewhere or Escape. */
export const togglePopovers = (event: Event): void => {
  const button = event.type === 'click' ? buttonAt(event, 'popovertarget') : null
  const wanted = elementOf(button?.getAttribute('popovertarget') ?? null)
  const within = event.type === 'click' && event.target instanceof Element && event.target.closest('[popover]')
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    if (popover === wanted) {
      const action = button?.getAttribute('popovertargetaction')
      popover.hidden = action === 'hide' || (action !== 'show' && !popover.hidden)
    } else if (popover !== within) popover.hidden = true
  }
}

const hidden = new WeakSet<Element>()

/** Hides the popovers that have come onto the page, where the browser does not know popovers; nothing elsewhere. */
export const hideNewPopovers = (): void => {
  if ('popover' in HTMLElement.prototype) return
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    if (hidden.has(popover)) continue
    hidden.add(popover)
    popover.hidden = true
  }
}

/** Opens whatever is folded for as long as the page is printed, where a style sheet cannot (before Firefox 143, Safari 18.4). */
export const unfoldForPrint = (): void => {
  let folded: HTMLDetailsElement[] = []
  const open = (state: boolean) => {
    for (const details of folded) details.open = state
  }
  addEventListener('beforeprint', () => {
    folded = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
    open(true)
  })
  addEventListener('afterprint', () => open(false))
}

/** Installs what this browser lacks. */
export const startFallbacks = (): void => {
  if (!('commandForElement' in HTMLButtonElement.prototype)) document.addEventListener('click', runCommand)
  if (!('closedBy' in HTMLDialogElement.prototype)) document.addEventListener('click', closeBeside)
  if (!CSS.supports('selector(::details-content)')) unfoldForPrint()
  if ('popover' in HTMLElement.prototype) return
  document.addEventListener('click', togglePopovers)
  document.addEventListener('keydown', (event) => event.key === 'Escape' && togglePopovers(event))
}
