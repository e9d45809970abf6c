import { allParts, type ExplanationParts, partsOf } from './parts'

/** Screens on which a popup would cover the answers in a row. */
const narrow = '(width < 40rem)'

/**
 * On phones, makes each explanation inside an element a part of its row, which its button shows and hides; on wider
 * screens it is a popup. The button's `aria-expanded` tells the styles what to show.
 */
export function openInRows(root: HTMLElement): void {
  const screen = matchMedia(narrow)

  const adapt = () => {
    for (const place of allParts<ExplanationParts, 'explained'>(root, 'explained')) {
      const part = partsOf<ExplanationParts>(place)
      const [button, text] = [part('explained-button'), part('explanation')]
      const isOpen = text.matches(':popover-open')
      text.popover = screen.matches ? null : 'auto'
      if (screen.matches) button.setAttribute('aria-expanded', String(isOpen))
      else button.removeAttribute('aria-expanded')
    }
  }

  root.addEventListener('click', ({ target, detail }) => {
    const button = target instanceof Element && target.closest('[data-part="explained-button"][aria-expanded]')
    // The second press of a double click leaves it open.
    if (button && detail < 2)
      button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') === 'false'))
  })
  screen.addEventListener('change', adapt)
  adapt()
}
