/**
 * Loads the whole style sheet of an app, for what its page did not show when the engine chose its styles, such as the message of an
 * error. Its link is in the page, disabled.
 */
export const loadWholeStyles = (): void => {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')) {
    sheet.media = 'all'
    sheet.disabled = false
  }
}
