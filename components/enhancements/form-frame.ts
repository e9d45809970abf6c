/** What the site's own pages do in the frame of a lead form: the demo form, and the page to which a provider leads after sending. */
export const enhance = (page: HTMLElement): void => {
  if (page instanceof HTMLFormElement) {
    // The plan, as `leadForm.prefillField` in content/site.yaml names it.
    for (const field of page.querySelectorAll('textarea'))
      field.value ||= new URLSearchParams(location.search).get('message') ?? ''
    // The page around the frame has a main part of its own.
    if (frameElement) page.closest('main')?.replaceWith(page)
    // Without the `?` that a form without named fields adds to the address.
    page.addEventListener('submit', (event) => {
      event.preventDefault()
      open(page.getAttribute('action') ?? '', '_top')
    })
    return
  }
  // The sandbox forbids the frame to lead the whole window on, so a link of the page around it does. Null outside of a frame of the site.
  const link = frameElement?.ownerDocument.createElement('a')
  if (!link) return
  link.href = location.href
  link.click()
}
