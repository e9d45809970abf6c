/**
 * Returns a function that adds a text to the address of the form inside `root`, as the provider's field `data-prefill-field`, and tells
 * whether the form has it. A frame that the visitor has used is not loaded again, since that would empty its fields.
 */
export function prefillOf(root: HTMLElement): (text: string) => boolean {
  const field = root.dataset.prefillField
  let frame = root.querySelector<HTMLIFrameElement>('[data-part=frame]')
  const address = frame?.getAttribute('src')
  if (!field || !frame || !address) return () => false
  const links = [...root.querySelectorAll<HTMLAnchorElement>('[data-part=frame-link]')]
  let used = false
  addEventListener('blur', () => {
    used ||= document.activeElement === frame
  })
  return (text) => {
    const url = new URL(address, location.href)
    if (text) url.searchParams.set(field, text)
    for (const link of links) link.href = url.href
    if (used || !frame) return false
    // A new frame, since a new address in the old one would add an entry to the tab's history.
    const next = frame.cloneNode() as HTMLIFrameElement
    next.src = url.href
    frame.replaceWith(next)
    frame = next
    return true
  }
}
