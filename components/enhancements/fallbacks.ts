const elementOf = (id: string | null): HTMLElement | null => (id ? document.getElementById(id) : null)

/** Runs a button's `command` in browsers without invoker commands (before Chrome 135, Firefox 144, Safari 26.2). */
export const runCommand = ({ target: pressed }: Event): void => {
  const button = pressed instanceof Element ? pressed.closest('button[commandfor]') : null
  const target = elementOf(button?.getAttribute('commandfor') ?? null)
  const command = button?.getAttribute('command')
  if (!(target instanceof HTMLDialogElement)) return
  if (command === 'show-modal' && !target.open) target.showModal()
  else if (command === 'close' || command === 'request-close') target.close()
}

/** Closes a dialog `closedby="any"` on a click beside it, in browsers without `closedby`, such as Safari. */
export const closeBeside = ({ target, clientX, clientY }: MouseEvent): void => {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return
  const { left, right, top, bottom } = target.getBoundingClientRect()
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close()
}

/** Opens folded parts while the page is printed, where a style sheet cannot (before Firefox 143, Safari 18.4). */
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

/** Adds a form's pressed button to its data, in browsers whose FormData does not take it (before Chrome 112, Firefox 111, Safari 16.4). */
export const keepSubmitter = (): void => {
  let pressed: HTMLButtonElement | undefined
  const press = ({ submitter }: SubmitEvent) => {
    pressed = submitter instanceof HTMLButtonElement ? submitter : undefined
  }
  document.addEventListener('submit', press, true)
  document.addEventListener('formdata', ({ target, formData }) => {
    if (pressed?.name && pressed.form === target && !formData.has(pressed.name))
      formData.append(pressed.name, pressed.value)
  })
}

/** Installs what this browser lacks. */
export const enhance = (): void => {
  keepSubmitter()
  if (!('commandForElement' in HTMLButtonElement.prototype)) document.addEventListener('click', runCommand)
  if (!('closedBy' in HTMLDialogElement.prototype)) document.addEventListener('click', closeBeside)
  if (!CSS.supports('selector(::details-content)')) unfoldForPrint()
}
