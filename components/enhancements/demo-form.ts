/** Opens the next page without the `?` that a form without named fields adds to its address. */
export const enhance = (form: HTMLElement): void =>
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    open(form.getAttribute('action') ?? '', '_top')
  })
