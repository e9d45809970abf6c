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
}
