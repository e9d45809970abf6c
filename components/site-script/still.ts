const key = 'still'

/** Sets the switches that hold drawings still as they were left. Storage may be forbidden: then they hold for their page. */
export const reflectStill = (): void => {
  const box = document.querySelector<HTMLInputElement>('.motion-switch input')
  try {
    if (box && key in localStorage) box.checked = true
  } catch {}
}

/** Remembers whether drawings are to hold still; the style sheet and the canvas see to it themselves. */
export const startStill = (): void => {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement && target.matches('.motion-switch input'))) return
    try {
      if (target.checked) localStorage[key] = ''
      else delete localStorage[key]
    } catch {}
  })
}
