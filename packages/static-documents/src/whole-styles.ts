/** Loads the whole style sheet of an app, for what its page did not show while it was built, such as an error. Its link is there, disabled. */
export const loadWholeStyles = (): void => {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')) {
    sheet.media = 'all'
    sheet.disabled = false
  }
}
