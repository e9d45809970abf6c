import { navigationType } from '@/lib/browser/navigation-type'

const key = 'still'

const switchBox = 'input[data-motion-switch]'

/**
 * Sets the switch that pauses illustrations as the visitor left it on another page or in another tab. Storage may be
 * forbidden: then the choice holds for its page.
 */
const reflectStill = (): void => {
  const box = document.querySelector<HTMLInputElement>(switchBox)
  try {
    if (!box || box.checked === key in localStorage) return
    box.checked = !box.checked
    // For the hero canvas.
    box.dispatchEvent(new Event('change', { bubbles: true }))
  } catch {}
}

/** Remembers whether illustrations are paused; the style sheet and the hero canvas read the switch themselves. */
export const startMotionSwitch = (): void => {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement && target.matches(switchBox))) return
    try {
      if (target.checked) localStorage[key] = ''
      else delete localStorage[key]
    } catch {}
  })
  const box = document.querySelector<HTMLInputElement>(switchBox)
  // It was pressed before this script ran; after a reload and on the way back, browsers restore an earlier choice.
  if (box?.checked && navigationType() === 'navigate') box.dispatchEvent(new Event('change', { bubbles: true }))
  else reflectStill()
  for (const type of ['pageshow', 'storage']) addEventListener(type, reflectStill)
}
