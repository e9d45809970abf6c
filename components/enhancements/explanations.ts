import { allParts, type ExplanationParts, partsOf } from './parts'

/** Milliseconds in which the pointer may move from the button into the popup. */
const grace = 250

/** Height, in rem, that the header and the longest explanation take above a row. */
const roomAbove = 17

interface Parts {
  button: HTMLButtonElement
  popover: HTMLElement
}

const explained = '[data-part="explained"]'

/** The button and the popup around an event's target; undefined elsewhere, and on narrow screens, where the explanation is no popup. */
function partsAt(target: EventTarget | null): Parts | undefined {
  const place = target instanceof Element ? target.closest(explained) : null
  if (!place) return undefined
  const part = partsOf<ExplanationParts>(place)
  const [button, popover] = [part('explained-button'), part('explanation')]
  return popover.popover ? { button, popover } : undefined
}

const isOpen = (popover: HTMLElement): boolean => popover.matches(':popover-open')

/** Whether a pointer or the focus stays within the same button and popup. */
const staysAt = ({ popover }: Parts, related: EventTarget | null): boolean => partsAt(related)?.popover === popover

/**
 * Positions a popup at the row of its button, so that it covers none of it: above where there are a row and room, since a popup below would keep a pointer that moves down the
 * table from the next button. CSS anchor positioning would do so too, but Safari 26 misplaces the popup on a page that has been
 * scrolled.
 */
function place({ button, popover }: Parts): void {
  const { left } = button.getBoundingClientRect()
  const line = button.closest('[role="row"]')
  const row = (line ?? button).getBoundingClientRect()
  const isAbove =
    line?.previousElementSibling &&
    row.top > roomAbove * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const { style, dataset } = popover
  // Measured from above, since Chromium 150 takes distances from below against the whole page when a popover has an invoker.
  style.setProperty('--place', `${(isAbove ? row.top : row.bottom) + scrollY}px auto auto ${left}px`)
  // Not wider than its column, since it would cover the answers in the rows around.
  style.setProperty('--room', `${button.parentElement?.clientWidth}px`)
  style.setProperty('--lift', isAbove ? '-100%' : '0px')
  dataset.placed = isAbove ? 'above' : 'below'
}

/** Screens on which a popup would cover more than a row. */
const narrow = '(width < 80rem)'

/**
 * On narrow screens, makes each explanation inside an element a part of its row, which its button shows and hides; on wider
 * screens it is a popup. The button's `aria-expanded` tells the styles what to show.
 */
function openInRows(root: HTMLElement): void {
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

/**
 * Opens the popups of the buttons inside an element on hover and on keyboard focus as well (WCAG 1.4.13: they can be
 * dismissed with Escape, pointed at, and stay until then). The first click or Enter on a button whose popup the pointer or the focus
 * has opened keeps it open, and so does the second click of a double click. On narrow screens the explanations open in their rows, and without popovers all are shown.
 */
export const enhance = (root: HTMLElement): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The popups that the pointer and the focus have opened. */
  let hovered: HTMLElement | undefined
  let focused: HTMLElement | undefined

  if (!('popover' in root)) return
  openInRows(root)

  const open = ({ button, popover }: Parts) => {
    clearTimeout(timer)
    if (!isOpen(popover)) popover.showPopover({ source: button })
  }
  const hover = (parts: Parts) => {
    if (!isOpen(parts.popover)) hovered = parts.popover
    open(parts)
  }
  const focus = (parts: Parts) => {
    if (!isOpen(parts.popover)) focused = parts.popover
    open(parts)
  }
  /** The parts that a pointer other than a finger enters or leaves with this event. */
  const crossed = ({ target, relatedTarget, pointerType }: PointerEvent): Parts | undefined => {
    const parts = pointerType === 'touch' ? undefined : partsAt(target)
    return parts && !staysAt(parts, relatedTarget) ? parts : undefined
  }

  const placeBeforeOpening = ({ target }: Event) => {
    const parts = partsAt(target)
    if (parts?.popover === target) place(parts)
  }

  // The event does not bubble.
  root.addEventListener('beforetoggle', placeBeforeOpening, true)
  root.addEventListener('pointerover', (event) => {
    const parts = crossed(event)
    if (parts) hover(parts)
  })
  root.addEventListener('pointerout', (event) => {
    const parts = crossed(event)
    if (!parts) return
    clearTimeout(timer)
    if (hovered !== parts.popover) return
    timer = setTimeout(() => {
      if (isOpen(parts.popover)) parts.popover.hidePopover()
      hovered = undefined
    }, grace)
  })
  const keepOpen = (event: MouseEvent) => {
    const parts = partsAt(event.target)
    if (!parts || !isOpen(parts.popover)) return
    const isFirst = hovered === parts.popover || focused === parts.popover
    if (isFirst || event.detail > 1) event.preventDefault()
    hovered = focused = undefined
  }
  root.addEventListener('click', keepOpen, true)
  root.addEventListener('focusin', ({ target }) => {
    const parts = partsAt(target)
    if (parts && target instanceof Element && target.matches(':focus-visible')) focus(parts)
  })
  root.addEventListener('focusout', ({ target, relatedTarget }) => {
    const parts = partsAt(target)
    if (parts && isOpen(parts.popover) && !staysAt(parts, relatedTarget)) parts.popover.hidePopover()
  })

  // While this module was loading, a press may have opened a popup, or the pointer or the focus may have reached a button.
  const opened = partsAt(allParts<ExplanationParts, 'explanation'>(root, 'explanation').find(isOpen) ?? null)
  if (opened) place(opened)
  const current = partsAt(root.querySelector(`${explained} :focus-visible`))
  const pointed = matchMedia('(hover: hover)').matches ? partsAt(root.querySelector(`${explained}:hover`)) : undefined
  if (current) focus(current)
  else if (pointed) hover(pointed)
}
