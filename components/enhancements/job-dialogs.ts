/**
 * Keeps `data-selected` on the list of jobs and the address in step with the dialog that is open, whoever opened or closed
 * it. The id of a dialog is the id of its job. A dialog that closes leaves the address in targets.ts.
 */
export const enhance = (jobs: HTMLElement): void => {
  const reflect = () => {
    const selected = jobs.querySelector('dialog[open]')?.id
    if (!selected) {
      delete jobs.dataset.selected
      return
    }
    jobs.dataset.selected = selected
    const { pathname, search, hash } = location
    // An address that names a job is kept: its dialog is open or about to open.
    if (Array.from(jobs.querySelectorAll('dialog'), ({ id }) => `#${id}`).includes(hash)) return
    // A new entry, so that the back button closes the dialog; targets.ts goes back when it is closed otherwise.
    history.pushState({ ...history.state, opened: true }, '', `${pathname}${search}#${selected}`)
  }
  new MutationObserver(reflect).observe(jobs, { subtree: true, attributeFilter: ['open'] })
  reflect()
}
