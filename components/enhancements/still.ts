const key = 'still'

const switchBox = '.motion-switch input'

/**
 * Sets the switch that holds illustrations still as it was left, on whatever page and in whatever tab. Storage may be forbidden: then
 * it holds for its page.
 */
const reflectStill = (): void => {
  const box = document.querySelector<HTMLInputElement>(switchBox)
  try {
    if (!box || box.checked === key in localStorage) return
    box.checked = !box.checked
    // The canvas listens.
    box.dispatchEvent(new Event('change', { bubbles: true }))
  } catch {}
}

/** Remembers whether illustrations are to hold still; the style sheet and the canvas see to it themselves. */
export const startStill = (): void => {
  reflectStill()
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement && target.matches(switchBox))) return
    try {
      if (target.checked) localStorage[key] = ''
      else delete localStorage[key]
    } catch {}
  })
  for (const type of ['pageshow', 'storage']) addEventListener(type, reflectStill)
}
